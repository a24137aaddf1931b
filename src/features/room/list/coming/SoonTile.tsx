// An upcoming broadcast in a list of rooms: the sport's pitch with both crests and the time, since there is no image yet.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import type { Announcement } from '../../../../../contract/room/announcement.ts'
import { teamName, teamShort } from '../../../../../rules/text/name/name.ts'
import { groundOf } from '../../../../core/room/room-ground.ts'
import { countText } from '../../../../core/text/count-text.ts'
import { timeOf } from '../../../../core/text/format.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Crest } from '../../../../ui/picture/Crest.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { PictureTile } from '../../../../ui/picture/PictureTile.tsx'
import { useRowView } from '../../../match/row-view.ts'
import { AnnouncementTitle } from '../../AnnouncementTitle.tsx'
import styles from '../RoomTile.module.css'
import { useKnownRow } from '../use-room-rows.ts'
import { SoonText } from './SoonText.tsx'

export function SoonTile({ announcement: one }: { announcement: Announcement }) {
  const { lang, tz } = useRowView()
  const row = useKnownRow(one.match_id)
  return (
    <PictureTile
      picture=""
      ground={row?.sport ?? groundOf(one.category)}
      title={<AnnouncementTitle announcement={one} />}
      link={<Link to="/live" search={{ id: one.room_id }} />}
      short
      tag={
        <Tag tone="ground">
          <SoonText at={one.start_at} />
        </Tag>
      }
      over={
        <span className={styles.soon}>
          {row && <Crest crest={row.home_team_crest} id={row.home_team_id} size={30} />}
          <Num strong>{timeOf(one.start_at, tz)}</Num>
          {row && <Crest crest={row.away_team_crest} id={row.away_team_id} size={30} />}
        </span>
      }
      scrim={
        <>
          {row && (
            <span className={styles.what} translate="no" title={`${teamName(row, 'home', lang)} vs ${teamName(row, 'away', lang)}`}>
              {teamShort(row, 'home', lang)} vs {teamShort(row, 'away', lang)}
            </span>
          )}
          {one.reserves > 0 && (
            <span className={styles.viewers}>
              <Bell size={12} aria-hidden="true" />
              <Trans>
                <Num>{countText(one.reserves, lang)}</Num> 人预约
              </Trans>
            </span>
          )}
        </>
      }
      face={<PersonPicture path={one.avatar} size={32} />}
      notes={<span translate="no">{one.nickname}</span>}
    />
  )
}
