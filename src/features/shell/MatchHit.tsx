// A match in the search list: both crests and names, the score or the start.

import type { MatchRow } from '../../../contract/match.ts'
import { leagueName, teamShort } from '../../../rules/name.ts'
import { dateText, dayLabel, dayOf, timeOf } from '../../core/format.ts'
import { now } from '../../core/now.ts'
import { preferences, shownZone } from '../../core/preferences.ts'
import { Crest } from '../../ui/Crest.tsx'
import { Num } from '../../ui/Num.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useHidden } from '../match/revealed.ts'
import styles from './MatchHit.module.css'

export function MatchHit({ match }: { match: MatchRow }) {
  const chosen = useStore(preferences)
  const today = dayOf(useStore(now), shownZone(chosen))
  const day = dayOf(match.match_time, shownZone(chosen))
  const near = dayLabel(day, chosen.lang, today)
  const hidden = useHidden(match)
  const hasScore = (match.status === 'live' || match.status === 'over') && !hidden
  return (
    <span className={styles.match}>
      <span className={styles.sides}>
        <Crest crest={match.home_team_crest} id={match.home_team_id} size={18} />
        <span className={styles.name}>{teamShort(match, 'home', chosen.lang)}</span>
        <Num strong className={match.status === 'live' ? styles.live : styles.score}>
          {hasScore ? `${match.home_score}:${match.away_score}` : 'vs'}
        </Num>
        <span className={styles.name}>{teamShort(match, 'away', chosen.lang)}</span>
        <Crest crest={match.away_team_crest} id={match.away_team_id} size={18} />
      </span>
      <span className={styles.when}>
        {leagueName(match, chosen.lang)} · {day === today ? near : dateText(day, chosen.lang, today)}{' '}
        <Num>{timeOf(match.match_time, shownZone(chosen))}</Num>
      </span>
    </span>
  )
}
