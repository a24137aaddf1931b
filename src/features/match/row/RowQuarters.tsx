// Points of each quarter of a row, or games of each set, in the columns that the row reserves.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './RowPeriods.module.css'

export interface RowQuartersProps {
  status: MatchRow['status']
  periods: MatchRow['periods']
  /** Number of columns: at least as many as there are periods. */
  count: number
}

export function RowQuarters({ status, periods, count }: RowQuartersProps) {
  return Array.from({ length: count }, (_, index) => {
    const period = periods[index]
    const running = status === 'live' && index === periods.length - 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the quarter
      <Num key={index} className={classNames(styles.quarter, running && styles.running)}>
        <span>{period ? period[0] : '-'}</span>
        <span>{period ? period[1] : '-'}</span>
      </Num>
    )
  })
}
