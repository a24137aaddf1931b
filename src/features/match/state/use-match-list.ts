// Matches of one read as current rows: the server's response, with the socket's updates since.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { ApiQueryOptions } from '../../../core/api/api-query.ts'
import { freshness } from '../../../core/api/freshness.ts'
import { useStore } from '../../../ui/use-store.ts'
import { currentRow } from './row/row-merge.ts'
import { rowStatuses, rows, upsertRows } from './row/row-store.ts'

type ListKey = 'POST api/hot_match/all_match' | 'GET api/hot_match/recommend'
const none: readonly MatchRow[] = []

export interface MatchListRead {
  query: Pick<UseQueryResult<{ total: number }>, 'data' | 'isPending' | 'isLoadingError' | 'refetch'>
  /** In the server's order; statuses are current, scores may be older than the rows on screen. */
  rows: readonly MatchRow[]
}

export function useMatchList<K extends ListKey>(options: ApiQueryOptions<K> & { enabled?: boolean }): MatchListRead {
  const query = useQuery(options)
  return { query, rows: useCurrentRows(query.data?.list ?? none, options.queryKey, query.dataUpdatedAt) }
}

/** Rows of a read with their current statuses. */
export function useCurrentRows(list: readonly MatchRow[], queryKey: readonly unknown[], readAt: number): readonly MatchRow[] {
  useSyncedRows(list, queryKey, readAt)
  const statuses = useStore(rowStatuses)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of a status re-renders the list
  const current = useMemo(() => list.map((row) => currentRow(row, rows.get(row.id))), [list, statuses])
  return statuses === 0 ? list : current
}

/** Puts the rows of a read into the store with their age: a cached copy, or the data of the rendered page, may be old. */
export function useSyncedRows(list: readonly MatchRow[], queryKey: readonly unknown[], readAt: number): void {
  const keyText = JSON.stringify(queryKey)
  useEffect(() => {
    const read = freshness.get(JSON.parse(keyText) as unknown[])
    if (list.length > 0) upsertRows(list, read?.savedAt ?? readAt, read?.live === false)
  }, [list, keyText, readAt])
}

/** The same for the one match of a detail; undefined until it has loaded. */
export function useSyncedRow(row: MatchRow | undefined, queryKey: readonly unknown[], readAt: number): void {
  useSyncedRows(
    useMemo(() => (row ? [row] : none), [row]),
    queryKey,
    readAt,
  )
}
