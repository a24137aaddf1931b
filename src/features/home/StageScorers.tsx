// Who scored in the match on the stage. It comes after the first draw: its place is kept.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { MatchRow } from '../../../contract/match.ts'
import { joinMatch } from '../match/join-match.ts'
import { matchDetailQuery } from '../match/queries.ts'
import { useHidden } from '../match/revealed.ts'
import type { RowView } from '../match/row-view.ts'
import { Scorers } from '../match/Scorers.tsx'
import { foldTimeline } from '../match/timeline.ts'
import { useTaken } from '../match/use-taken.ts'
import styles from './Stage.module.css'

export function StageScorers({ row, view }: { row: MatchRow; view: RowView }) {
  const taken = useTaken()
  const hidden = useHidden(row)
  const wanted = row.sport === 'football' && row.home_score + row.away_score > 0 && !hidden
  const { data } = useQuery({ ...matchDetailQuery(row.id), enabled: taken && wanted })
  useEffect(() => (wanted ? joinMatch(row.id) : undefined), [row.id, wanted])
  const items = useMemo(() => foldTimeline(data?.events ?? []), [data?.events])
  return wanted ? (
    <div className={styles.scorers}>
      <Scorers items={items} lang={view.lang} />
    </div>
  ) : null
}
