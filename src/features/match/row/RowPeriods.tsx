// Beside the score: half-time and corners of football, quarters of basketball. Quarters load with the first list that shows them.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import styles from './RowPeriods.module.css'

/** Quarters with a fixed column; overtime adds columns. */
const quarters = 4
const rowQuarters = laterPart(() => import('./RowQuarters.tsx').then((part) => part.RowQuarters))

export function RowPeriods({ row, hidden }: { row: MatchRow; hidden: boolean }) {
  const started = row.status === 'live' || row.status === 'over'
  const isFootball = row.sport === 'football'
  const Quarters = useLater(rowQuarters, started && !isFootball)
  if (!isFootball) {
    const periods = hidden ? [] : row.periods
    const count = Math.max(quarters, periods.length)
    return started ? (
      <span className={styles.quarters} aria-hidden="true" style={{ gridTemplateColumns: `repeat(${count}, minmax(19px, 1fr))` }}>
        {Quarters && <Quarters status={row.status} periods={periods} count={count} />}
      </span>
    ) : null
  }
  const half =
    started && !hidden && row.half_home_score !== null && row.half_away_score !== null
      ? `${row.half_home_score}:${row.half_away_score}`
      : '-'
  return (
    <>
      <Num className={classNames(styles.figure, styles.half)} aria-hidden="true">
        {half}
      </Num>
      <Num className={classNames(styles.figure, styles.corner)} aria-hidden="true">
        {started && !hidden ? `${row.corner_home}-${row.corner_away}` : '-'}
      </Num>
    </>
  )
}
