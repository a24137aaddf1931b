// One row of the store in a component; the list's own copy until the store has it, and for the server's render.
import { useCallback, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../contract/match.ts'
import { mergeRow } from './row-merge.ts'
import { rows } from './row-store.ts'

export function useRow(initial: MatchRow): MatchRow {
  const { id } = initial
  const subscribe = useCallback((listener: () => void) => rows.subscribe(id, listener), [id])
  return useSyncExternalStore(
    subscribe,
    () => mergeRow(rows.get(id), initial),
    () => initial,
  )
}
