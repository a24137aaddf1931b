// Beside the score: half-time and corners of football, the quarters of basketball.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './RowPeriods.module.css'

/** Quarters that always have their place; overtime adds columns. */
const quarters = 4

export function RowPeriods({ row, hidden }: { row: MatchRow; hidden: boolean }) {
  const started = row.status === 'live' || row.status === 'over'
  if (row.sport !== 'football') return started ? <Quarters row={row} hidden={hidden} /> : null
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

function Quarters({ row, hidden }: { row: MatchRow; hidden: boolean }) {
  const periods = hidden ? [] : row.periods
  const count = Math.max(quarters, periods.length)
  return (
    <span
      className={styles.quarters}
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${count}, minmax(${count > quarters ? 19 : 22}px, 1fr))` }}
    >
      {Array.from({ length: count }, (_, index) => {
        const period = periods[index]
        const running = row.status === 'live' && index === periods.length - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quarter is its place
          <Num key={index} className={classNames(styles.quarter, running && styles.running)}>
            <span>{period ? period[0] : '-'}</span>
            <span>{period ? period[1] : '-'}</span>
          </Num>
        )
      })}
    </span>
  )
}
