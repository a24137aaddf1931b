// Reads of the admin console: always from the server, never persisted on the device.
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiData, ApiKey, ApiQuery } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'

/** Milliseconds that an unused response stays in memory. */
const gcAfter = 30_000

/** `every`: refetch interval in milliseconds while the page is visible. `enabled`: whether to read at all. */
export function useAdminRead<K extends ApiKey>(key: K, query?: ApiQuery<K>, every?: number, enabled = true): UseQueryResult<ApiData<K>> {
  return useQuery<unknown>({
    enabled,
    queryKey: ['desk', key, query ?? null],
    queryFn: ({ signal }) => call(key, { query, signal }),
    staleTime: 0,
    gcTime: gcAfter,
    ...(every !== undefined && { refetchInterval: every }),
    // Retries reads that failed offline.
    refetchOnReconnect: true,
    // Keeps the previous page's rows until the next page has loaded.
    placeholderData: (before: unknown) => before,
  }) as UseQueryResult<ApiData<K>>
}

/** Invalidates all reads of the admin console: one action may affect several lists. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['desk'] })
}
