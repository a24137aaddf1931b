// 半场 1:1 below the plates, if a half-time score is known and not hidden.
import { Trans } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import styles from './HalfTime.module.css'

export function HalfTime({ row }: { row: MatchRow }) {
  const hidden = useHidden(row)
  if (hidden || row.half_home_score === null || row.half_away_score === null) return null
  return (
    <span className={styles.line}>
      <Trans>
        半场 <Num>{`${row.half_home_score}:${row.half_away_score}`}</Num>
      </Trans>
    </span>
  )
}
