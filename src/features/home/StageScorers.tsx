// The scorers of the match on the stage. Loads after the first render; its space is reserved.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import type { RowView } from '../match/row-view.ts'
import { useHidden } from '../spoiler/revealed.ts'
import styles from './Stage.module.css'

const matchScorers = laterPart(() => import('../match/parts/MatchScorers.tsx').then((part) => part.MatchScorers))

/** Maximum reserved lines: one per scorer, on the side with more scorers. */
const mostLines = 5

export function StageScorers({ row, view }: { row: MatchRow; view: RowView }) {
  const hidden = useHidden(row)
  const scored = row.sport === 'football' && row.home_score + row.away_score > 0 && !hidden
  const MatchScorers = useLater(matchScorers, scored)
  if (!scored) return null
  return (
    <div className={styles.scorers} style={{ '--lines': Math.min(Math.max(row.home_score, row.away_score), mostLines) }}>
      {MatchScorers && <MatchScorers id={row.id} lang={view.lang} />}
    </div>
  )
}
