// An announced broadcast as a ticket: start time on the stub, a perforation, then title, streamer and reserve button.
import { Link } from '@tanstack/react-router'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import type { Announcement } from '../../../../contract/room/announcement.ts'
import { leagueName, teamName, teamShort } from '../../../../rules/text/name/name.ts'
import { timeOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useRowView } from '../../match/row-view.ts'
import { AnnouncementTitle } from '../AnnouncementTitle.tsx'
import { ReserveRoom } from '../list/coming/ReserveRoom.tsx'
import { SoonText } from '../list/coming/SoonText.tsx'
import { useTypeMessages } from '../list/type-messages.ts'
import { useKnownRow } from '../list/use-room-rows.ts'
import styles from './RoomTicket.module.css'

/** `row`: the match as loaded with the list. */
export function RoomTicket({ announcement: one, row: read }: { announcement: Announcement; row: MatchRow | undefined }) {
  const { lang, tz } = useRowView()
  const messages = useTypeMessages()
  const row = useKnownRow(one.match_id) ?? read
  return (
    <li className={styles.ticket}>
      <span className={styles.stub}>
        <Num strong className={styles.time}>
          {timeOf(one.start_at, tz)}
        </Num>
        <small className={styles.when}>
          <SoonText at={one.start_at} />
        </small>
      </span>
      <div className={styles.body}>
        <span className={styles.league}>
          {row && <LeagueMark mark={row.league_mark} name={leagueName(row, lang)} color={row.league_color} size={16} />}
          <span className={styles.cut}>{row ? leagueName(row, lang) : messages[one.category]}</span>
        </span>
        <Link to="/live" search={{ id: one.room_id }} className={styles.what}>
          {row ? (
            <>
              <Team row={row} side="home" />
              <Team row={row} side="away" />
            </>
          ) : (
            <span className={styles.title}>
              <AnnouncementTitle announcement={one} />
            </span>
          )}
        </Link>
        <span className={styles.foot}>
          <PersonPicture path={one.avatar} size={18} />
          <span className={styles.cut} translate="no">
            {one.nickname}
          </span>
          <span className={styles.act}>
            <ReserveRoom announcement={one} />
          </span>
        </span>
      </div>
    </li>
  )
}

function Team({ row, side }: { row: MatchRow; side: Side }) {
  const { lang } = useRowView()
  const home = side === 'home'
  return (
    <span className={styles.team}>
      <Crest crest={home ? row.home_team_crest : row.away_team_crest} id={home ? row.home_team_id : row.away_team_id} size={18} />
      <span className={styles.cut} translate="no" title={teamName(row, side, lang)}>
        {teamShort(row, side, lang)}
      </span>
    </span>
  )
}
