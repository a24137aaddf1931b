// What the desk reads: straight from the server, and never kept on the device.
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiData, ApiKey, ApiQuery } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'

/** Milliseconds after which it is forgotten when nothing shows it. */
const keptFor = 30_000

/** `every`: milliseconds after which what is shown is read again, as long as the page is in view. `enabled`: it is wanted at all. */
export function useDeskRead<K extends ApiKey>(key: K, query?: ApiQuery<K>, every?: number, enabled = true): UseQueryResult<ApiData<K>> {
  return useQuery<unknown>({
    enabled,
    queryKey: ['desk', key, query ?? null],
    queryFn: ({ signal }) => call(key, { query, signal }),
    staleTime: 0,
    gcTime: keptFor,
    ...(every !== undefined && { refetchInterval: every }),
    // What could not be read without a network is read with it.
    refetchOnReconnect: true,
    // The rows of the page before stay until those of the next are there.
    placeholderData: (before: unknown) => before,
  }) as UseQueryResult<ApiData<K>>
}

/** Everything of the desk is read again: one act changes more than one list. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['desk'] })
}
