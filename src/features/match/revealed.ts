// Scores that the reader asked not to see, and the matches that they uncovered with a tap in this window.
import { useCallback, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../contract/match.ts'
import { preferences } from '../../core/preferences.ts'

const revealed = new Set<string>()
const listeners = new Set<() => void>()

export function reveal(id: string): void {
  revealed.add(id)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  const stop = preferences.subscribe(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

const hasScore = (row: Pick<MatchRow, 'status'>): boolean => row.status === 'live' || row.status === 'over'

/** Whether this match keeps its score to itself. */
export function useHidden(row: Pick<MatchRow, 'id' | 'status'>): boolean {
  const { id } = row
  const read = useCallback(() => preferences.get().hideScores && !revealed.has(id), [id])
  const hides = useSyncExternalStore(subscribe, read, () => preferences.getServer().hideScores)
  return hides && hasScore(row)
}
