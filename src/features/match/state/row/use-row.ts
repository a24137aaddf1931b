// Subscribes a component to one row of the store; uses the list's own copy until the store has it, and on the server.
import { useCallback, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { currentRow } from './row-merge.ts'
import { rows } from './row-store.ts'

/** @param withOdds false if odds are not shown: their changes then do not re-render the component. */
export function useRow(initial: MatchRow, withOdds = true): MatchRow {
  const { id } = initial
  const subscribe = useCallback((listener: () => void) => rows.subscribe(id, listener, withOdds), [id, withOdds])
  return useSyncExternalStore(
    subscribe,
    () => currentRow(initial, rows.get(id)),
    () => initial,
  )
}
