// One earlier match: day, teams and score, each linked to its page, and the result for the given team.
import { Link } from '@tanstack/react-router'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { HeadToHead } from '../../../../../contract/match/match-detail.ts'
import type { Sport } from '../../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { DataLink } from '../../league/DataLink.tsx'
import { ResultMark } from '../../league/FormMarks.tsx'
import { resultFor } from '../../league/form.ts'
import { matchSearch } from '../../match-link.ts'
import styles from './Meetings.module.css'
import { meetingDay } from './meeting-day.ts'

interface MeetingRowProps {
  match: HeadToHead
  teamId: string
  sport: Sport
  lang: Lang
}

export function MeetingRow({ match, teamId, sport, lang }: MeetingRowProps) {
  const home = nameOf(match.home, lang)
  const away = nameOf(match.away, lang)
  return (
    <li className={styles.row}>
      <Num className={styles.day}>{meetingDay(match.day, lang)}</Num>
      <DataLink
        sport={sport}
        to={{ team: match.home_id }}
        className={classNames(styles.home, match.home_id === teamId && styles.own)}
        title={home}
      >
        {home}
      </DataLink>
      <Link to="/score-detail" search={matchSearch({ id: match.id, sport })} className={styles.score} title={`${home} – ${away}`}>
        <Num strong>{`${match.home_score}:${match.away_score}`}</Num>
      </Link>
      <DataLink
        sport={sport}
        to={{ team: match.away_id }}
        className={classNames(styles.away, match.away_id === teamId && styles.own)}
        title={away}
      >
        {away}
      </DataLink>
      <ResultMark result={resultFor(teamId, match)} />
    </li>
  )
}
