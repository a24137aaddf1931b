// Score of a row: plain figures, lamp on the side that has just scored, dashes with an eye while scores are hidden.
import { useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import type { Side } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { reveal } from '../../spoiler/revealed.ts'
import styles from './RowScore.module.css'
import type { RowPart } from './row-part.ts'

export function RowScore({ row, pulse, hidden, highlighted }: RowPart & { highlighted: Side | null }) {
  const { t } = useLingui()
  if (hidden) {
    return (
      <button type="button" className={styles.eye} aria-label={t`显示这场的比分`} onClick={() => reveal(row.id)}>
        <span aria-hidden="true">–</span>
        <Eye size={16} aria-hidden="true" />
        <span aria-hidden="true">–</span>
      </button>
    )
  }
  const hasScore = row.status === 'live' || row.status === 'over'
  if (!hasScore)
    return (
      <span className={styles.versus} aria-hidden="true">
        vs
      </span>
    )
  const figure = (side: Side, score: number) => (
    <Num
      strong
      aria-hidden="true"
      className={classNames(styles.figure, styles[side], highlighted === side && styles.hit, pulse.review === side && styles.review)}
    >
      {score}
    </Num>
  )
  return (
    <>
      {figure('home', row.home_score)}
      <span className={styles.colon} aria-hidden="true">
        :
      </span>
      {figure('away', row.away_score)}
    </>
  )
}
