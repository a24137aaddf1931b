// Points by quarter, or games or points by set, one row per side.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import { quarterHead } from '../../../../rules/match/format-minute.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { DataLink } from '../league/DataLink.tsx'
import { periodsTitle } from '../messages/period-messages.ts'
import styles from './PeriodTable.module.css'

/** Regular quarters of basketball. */
const quarters = 4

interface PeriodTableProps {
  row: MatchRow
  lang: Lang
  className?: string
  /** Content beside the figure of a period. */
  beside?(index: number, of: Side): ReactNode
}

export function PeriodTable({ row, lang, className, beside }: PeriodTableProps) {
  const { t, i18n } = useLingui()
  const basketball = row.sport === 'basketball'
  const nameOfPeriod = (index: number): string => (basketball ? quarterHead(index + 1, lang) : String(index + 1))
  // A basketball game has its four quarters from the start; future ones are empty.
  const columns = Array.from({ length: Math.max(row.periods.length, basketball ? quarters : 0) }, (_, index) => row.periods[index])
  const side = (of: Side) => (
    <tr>
      <th scope="row" className={styles.team}>
        <DataLink sport={row.sport} to={{ team: of === 'home' ? row.home_team_id : row.away_team_id }}>
          {teamShort(row, of, lang)}
        </DataLink>
      </th>
      {columns.map((period, index) => {
        const [own, other] = of === 'home' ? (period ?? []) : [period?.[1], period?.[0]]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the period
          <td key={index} className={classNames(own !== undefined && other !== undefined && own > other && styles.won)}>
            <Num>{own ?? '–'}</Num>
            {beside?.(index, of)}
          </td>
        )
      })}
      <td className={styles.total}>
        <Num strong>{of === 'home' ? row.home_score : row.away_score}</Num>
      </td>
    </tr>
  )
  return (
    <div className={className}>
      <table className={styles.table}>
        <caption className={styles.caption}>{periodsTitle(row.sport, i18n)}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the period
              <th key={index} scope="col">
                <Num>{nameOfPeriod(index)}</Num>
              </th>
            ))}
            <th scope="col">{t({ message: '总', context: 'column of a table, total' })}</th>
          </tr>
        </thead>
        <tbody>
          {side('home')}
          {side('away')}
        </tbody>
      </table>
    </div>
  )
}
