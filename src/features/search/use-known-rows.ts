// Loads the state of matches from the index once the user pauses typing, shared by all lists of this window.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { call } from '../../core/api/api.ts'
import { rows, upsertRows } from '../match/state/row/row-store.ts'
import { usePaused } from './use-paused.ts'

export function useKnownRows(ids: readonly string[]): void {
  const paused = usePaused(ids.join(' '))
  // A failure only omits the scores, so it is not reported.
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['search rows', paused],
    queryFn: ({ signal }) => call('POST api/hot_match/all_match', { body: { ids: paused.split(' '), limit: 50 }, signal }),
    enabled: paused !== '',
    retry: false,
    gcTime: 60_000,
  })
  useEffect(() => {
    if (data) upsertRows(data.list, dataUpdatedAt)
  }, [data, dataUpdatedAt])
}

/** The row of a match, if this window has it. */
export function useKnownRow(id: string): MatchRow | undefined {
  const subscribe = useCallback((listener: () => void) => rows.subscribe(id, listener), [id])
  return useSyncExternalStore(
    subscribe,
    () => rows.get(id),
    () => undefined,
  )
}
