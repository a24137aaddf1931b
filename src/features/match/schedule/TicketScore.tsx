// The middle of a ticket: vs, the score, or dashes with an eye.
import { useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { reveal } from '../../spoiler/revealed.ts'
import styles from './TicketScore.module.css'

export function TicketScore({ row, hidden }: { row: MatchRow; hidden: boolean }) {
  const { t } = useLingui()
  if (hidden)
    return (
      <button type="button" className={styles.eye} aria-label={t`显示这场的比分`} onClick={() => reveal(row.id)}>
        <Eye size={18} aria-hidden="true" />
      </button>
    )
  const hasScore = row.status === 'live' || row.status === 'over'
  return (
    <Num strong className={hasScore ? styles.score : styles.versus} aria-hidden="true">
      {hasScore ? `${row.home_score}:${row.away_score}` : 'vs'}
    </Num>
  )
}
