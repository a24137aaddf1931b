// Matches among the results: live ones, then by date. Those without a score on this device are listed separately.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { now } from '../../../core/clock/now.ts'
import { dateText, dayLabel, dayOf } from '../../../core/text/format.ts'
import { useStore } from '../../../ui/use-store.ts'
import { matchSearch } from '../../match/match-link.ts'
import { RowFrame } from '../../match/row/RowFrame.tsx'
import { ScoreRow } from '../../match/row/ScoreRow.tsx'
import type { RowView } from '../../match/row-view.ts'
import { MatchHit } from './MatchHit.tsx'
import styles from './ResultMatches.module.css'
import type { Results } from './results.ts'

interface ResultMatchesProps {
  results: Results
  view: RowView
  most?: number
}

export function ResultMatches({ results: { rows, bare }, view, most = Number.POSITIVE_INFINITY }: ResultMatchesProps) {
  const { t } = useLingui()
  const { lang, tz } = view
  // Rows of mixed sports have no column for odds.
  const plain = useMemo(() => ({ ...view, odds: false }), [view])
  const today = dayOf(useStore(now), tz)
  const known = rows.slice(0, most)
  const others = bare.slice(0, Math.max(0, most - known.length))
  const titleOf = (key: string): string => (key === 'live' ? t`进行中` : `${dateText(key, lang, today)} ${dayLabel(key, lang, today)}`)
  return (
    <div className={styles.matches}>
      {byDay(known, tz).map(({ key, list }) => (
        <section key={key} aria-label={titleOf(key)}>
          <h3 className={styles.day}>{titleOf(key)}</h3>
          <RowFrame mixed>
            {list.map((row) => (
              <ScoreRow key={row.id} row={row} view={plain} named />
            ))}
          </RowFrame>
        </section>
      ))}
      {others.length > 0 && (
        <section>
          <h3 className={styles.day}>
            <Trans>这台设备没有保存比分的比赛</Trans>
          </h3>
          <ul>
            {others.map((match) => (
              <li key={match.id}>
                <Link
                  to="/score-detail"
                  search={matchSearch({ id: match.id, sport: match.league.sport as 'football' })}
                  className={styles.bare}
                >
                  <MatchHit match={match} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/**
 * Groups live matches, then matches by date, in order; the server's dates may be in another zone, so matches without a time are moved to
 * the end here.
 */
function byDay(rows: readonly MatchRow[], tz: string): { key: string; list: MatchRow[] }[] {
  const days: { key: string; list: MatchRow[] }[] = []
  for (const row of rows) {
    const key = row.status === 'live' ? 'live' : dayOf(row.match_time, tz)
    const known = days.find((one) => one.key === key)
    if (known) known.list.push(row)
    else days.push({ key, list: [row] })
  }
  const rankOf = ({ time_tbc }: MatchRow): number => (time_tbc ? 1 : 0)
  for (const { key, list } of days) if (key !== 'live') list.sort((one, other) => rankOf(one) - rankOf(other))
  return days
}
