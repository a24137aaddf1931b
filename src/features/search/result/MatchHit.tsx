// A match in the search list: crests, names, start, and the score if this window has it and may reveal it.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { now } from '../../../core/clock/now.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { dateText, dayLabel, dayOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { startTime } from '../../match/messages/start-time.ts'
import { usePulse } from '../../match/state/row/use-pulse.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import type { IndexMatch } from '../index/index-match.ts'
import { useKnownRow } from '../use-known-rows.ts'
import styles from './MatchHit.module.css'

export function MatchHit({ match }: { match: IndexMatch }) {
  const { i18n } = useLingui()
  const chosen = useStore(preferences)
  const row = useKnownRow(match.id)
  const { home, away, league } = match
  const zone = shownZone(chosen)
  const today = dayOf(useStore(now), zone)
  const { match_time, time_tbc } = row ?? match
  const day = dayOf(match_time, zone)
  const near = dayLabel(day, chosen.lang, today)
  return (
    <span className={styles.match}>
      <span className={styles.sides}>
        <Crest crest={home.mark} id={home.id} size={18} />
        <span className={styles.name}>{nameOf(home.short, chosen.lang)}</span>
        {row ? <Score row={row} /> : <Num className={styles.score}>vs</Num>}
        <span className={styles.name}>{nameOf(away.short, chosen.lang)}</span>
        <Crest crest={away.mark} id={away.id} size={18} />
      </span>
      <span className={styles.when}>
        {nameOf(league.name, chosen.lang)} · {day === today ? near : dateText(day, chosen.lang, today)}{' '}
        <Num>{startTime({ match_time, time_tbc: time_tbc === true }, zone, i18n)}</Num>
      </span>
    </span>
  )
}

function Score({ row }: { row: MatchRow }) {
  const hidden = useHidden(row)
  const pulse = usePulse(row)
  const hasScore = (row.status === 'live' || row.status === 'over') && !hidden
  return (
    <Num strong className={pulse.live ? styles.live : styles.score}>
      {hasScore ? `${row.home_score}:${row.away_score}` : 'vs'}
    </Num>
  )
}
