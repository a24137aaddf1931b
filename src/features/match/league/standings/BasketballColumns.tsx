// The ranking columns of a basketball team: wins, losses, win percentage, games behind the leader, and streak.
import { useLingui } from '@lingui/react/macro'
import type { StandingRow } from '../../../../../contract/match/standings.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { behindText } from './games-behind.ts'
import styles from './StandingsTable.module.css'

/** Formats a win percentage the basketball way: .625, or 1.000. */
const shareText = ({ won, played }: Pick<StandingRow, 'won' | 'played'>): string =>
  (played === 0 ? 0 : won / played).toFixed(3).replace(/^0/, '')

export function BasketballHeads() {
  const { t } = useLingui()
  return (
    <>
      <th scope="col">{t({ message: '胜', context: 'column of a table, won' })}</th>
      <th scope="col">{t({ message: '负', context: 'column of a table, lost' })}</th>
      <th scope="col">{t({ message: '胜率', context: 'column of a table' })}</th>
      <th scope="col">{t({ message: '胜差', context: 'column of a table, games behind the first' })}</th>
      <th scope="col">{t({ message: '连续', context: 'column of a table, streak' })}</th>
    </>
  )
}

export function BasketballCells({ row, first }: { row: StandingRow; first: StandingRow }) {
  return (
    <>
      <td>
        <Num>{row.won}</Num>
      </td>
      <td>
        <Num>{row.lost}</Num>
      </td>
      <td>
        <Num strong className={styles.points}>
          {shareText(row)}
        </Num>
      </td>
      <td>
        <Num>{behindText(first, row)}</Num>
      </td>
      <td>
        <Streak count={row.streak ?? 0} />
      </td>
    </>
  )
}

function Streak({ count }: { count: number }) {
  const { t } = useLingui()
  if (count === 0) return '–'
  const isWon = count > 0
  return (
    <span className={classNames(styles.streak, isWon ? styles.winning : styles.losing)}>
      {isWon
        ? t({ message: '胜', context: 'result of a match, one character' })
        : t({ message: '负', context: 'result of a match, one character' })}
      <Num>{Math.abs(count)}</Num>
    </span>
  )
}
