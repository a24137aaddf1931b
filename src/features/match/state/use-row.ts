// One row of the store in a component; the list's own copy until the store has it, and for the server's render.
import { useCallback, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { currentRow } from './row-merge.ts'
import { rows } from './row-store.ts'

/** @param withOdds false where the odds are not shown: they do not draw it again then. */
export function useRow(initial: MatchRow, withOdds = true): MatchRow {
  const { id } = initial
  const subscribe = useCallback((listener: () => void) => rows.subscribe(id, listener, withOdds), [id, withOdds])
  return useSyncExternalStore(
    subscribe,
    () => currentRow(initial, rows.get(id)),
    () => initial,
  )
}
