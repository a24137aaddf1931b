// The rows of a list that holds still, as they are now: one may have moved to another day, or out of what the list is of.
import { useMemo, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { currentRow } from './row-merge.ts'
import { rows as store } from './row-store.ts'

/** When these matches begin, as one text that another moment of any of them changes, and who hears of it. */
export const moments = (ids: readonly string[]) => ({
  get: (): string => ids.map((id) => store.get(id)?.match_time ?? '').join(),
  subscribe(listener: () => void): () => void {
    const stops = ids.map((id) => store.subscribe(id, listener, false))
    return () => {
      for (const stop of stops) stop()
    }
  },
})

/** What was read, with what is known of it now, and what stays on screen although the read has it no more. */
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

/** The same in a component: it is drawn again when one of them moves. */
export function useRowsById(read: readonly MatchRow[], shown: readonly string[]): ReadonlyMap<string, MatchRow> {
  const { get, subscribe } = useMemo(() => moments(shown), [shown])
  const begin = useSyncExternalStore(subscribe, get, unknown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever moves is read again
  return useMemo(() => rowsById(read, shown), [read, shown, begin])
}

/** All that was read, each match at the moment that is true now. */
export function useMovedRows(read: readonly MatchRow[]): readonly MatchRow[] {
  const ids = useMemo(() => read.map(({ id }) => id), [read])
  const byId = useRowsById(read, ids)
  return useMemo(() => [...byId.values()], [byId])
}
