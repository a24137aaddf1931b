// One earlier match: day, teams, score, and what it was for the team in question.
import type { Lang } from '../../../contract/limits.ts'
import type { HeadToHead } from '../../../contract/match.ts'
import { nameOf } from '../../../rules/name.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/Num.tsx'
import { ResultMark } from './FormMarks.tsx'
import styles from './Meetings.module.css'
import { resultFor } from './meetings.ts'

export function MeetingRow({ match, teamId, lang }: { match: HeadToHead; teamId: string; lang: Lang }) {
  const home = nameOf(match.home, lang)
  const away = nameOf(match.away, lang)
  return (
    <li className={styles.row}>
      <Num className={styles.day}>{match.day}</Num>
      <span className={classNames(styles.home, match.home_id === teamId && styles.own)} title={home} translate="no">
        {home}
      </span>
      <Num strong className={styles.score}>{`${match.home_score}:${match.away_score}`}</Num>
      <span className={classNames(styles.away, match.away_id === teamId && styles.own)} title={away} translate="no">
        {away}
      </span>
      <ResultMark result={resultFor(teamId, match)} />
    </li>
  )
}
