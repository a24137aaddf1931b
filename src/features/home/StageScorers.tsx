// Who scored in the match on the stage. It comes after the first draw: its place is kept.
import { lazy, Suspense } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { useTaken } from '../../ui/use-taken.ts'
import type { RowView } from '../match/row-view.ts'
import { useHidden } from '../spoiler/revealed.ts'
import styles from './Stage.module.css'

const MatchScorers = lazy(async () => ({ default: (await import('../match/parts/MatchScorers.tsx')).MatchScorers }))

/** Lines whose place is kept: one scorer each, on the side that has more. */
const mostLines = 5

export function StageScorers({ row, view }: { row: MatchRow; view: RowView }) {
  const taken = useTaken()
  const hidden = useHidden(row)
  if (row.sport !== 'football' || row.home_score + row.away_score === 0 || hidden) return null
  return (
    <div className={styles.scorers} style={{ '--lines': Math.min(Math.max(row.home_score, row.away_score), mostLines) }}>
      {taken && (
        <Suspense>
          <MatchScorers id={row.id} lang={view.lang} />
        </Suspense>
      )}
    </div>
  )
}
