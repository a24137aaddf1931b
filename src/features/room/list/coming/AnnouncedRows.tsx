// Announced broadcasts, one per row: streamer, title, time, and 预约.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Announcement } from '../../../../../contract/room/announcement.ts'
import { dateText, dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { useRowView } from '../../../match/row-view.ts'
import { AnnouncementTitle } from '../../AnnouncementTitle.tsx'
import styles from '../RoomStrip.module.css'
import { ReserveRoom } from './ReserveRoom.tsx'

export function AnnouncedRows({ list }: { list: readonly Announcement[] }) {
  const { lang, tz } = useRowView()
  return (
    <ul>
      {list.map((one) => (
        <li key={one.id} className={styles.row}>
          <PersonPicture path={one.avatar} size={40} isLive={one.state === 'live'} />
          <span className={styles.words}>
            <Link to="/live" search={{ id: one.room_id }}>
              <AnnouncementTitle announcement={one} />
            </Link>
            <small>
              <span translate="no">{one.nickname}</span> · {dateText(dayOf(one.start_at, tz), lang)} <Num>{timeOf(one.start_at, tz)}</Num>
            </small>
          </span>
          {one.state === 'live' ? (
            <Button size="sm" variant="primary" render={<Link to="/live" search={{ id: one.room_id }} />}>
              <Trans>进入</Trans>
            </Button>
          ) : (
            <ReserveRoom announcement={one} />
          )}
        </li>
      ))}
    </ul>
  )
}
