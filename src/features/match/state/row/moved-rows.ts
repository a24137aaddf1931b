// Current rows of a list that is kept stable: a match may have moved to another day, or out of the list's filter.
import { useMemo, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { currentRow } from './row-merge.ts'
import { rows as store } from './row-store.ts'

/** Start times of these matches as one string, which changes when any of them moves; and its subscription. */
export const startTimes = (ids: readonly string[]) => ({
  get: (): string => ids.map((id) => store.get(id)?.match_time ?? '').join(),
  subscribe(listener: () => void): () => void {
    const stops = ids.map((id) => store.subscribe(id, listener, false))
    return () => {
      for (const stop of stops) stop()
    }
  },
})

/** The rows read, at their current state, plus rows that stay on screen although the read no longer contains them. */
export function rowsById(read: readonly MatchRow[], shown: readonly string[]): Map<string, MatchRow> {
  const known = new Map(read.map((row) => [row.id, row]))
  for (const id of shown) {
    const [listed, current] = [known.get(id), store.get(id)]
    const row = listed ? currentRow(listed, current) : current
    if (row) known.set(id, row)
  }
  return known
}

const unknown = (): string => ''

/** The same as a hook; re-renders when one of them moves. */
export function useRowsById(read: readonly MatchRow[], shown: readonly string[]): ReadonlyMap<string, MatchRow> {
  const { get, subscribe } = useMemo(() => startTimes(shown), [shown])
  const begin = useSyncExternalStore(subscribe, get, unknown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed start time re-reads the rows
  return useMemo(() => rowsById(read, shown), [read, shown, begin])
}

/** All rows read, each with its current start time. */
export function useMovedRows(read: readonly MatchRow[]): readonly MatchRow[] {
  const ids = useMemo(() => read.map(({ id }) => id), [read])
  const byId = useRowsById(read, ids)
  return useMemo(() => [...byId.values()], [byId])
}
