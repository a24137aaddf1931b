// What the studio reads: straight from the server, never kept on the device, for the key and names of others are in it.
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../contract/api.ts'
import { call } from '../../core/api/api.ts'

interface Asked<K extends ApiKey> {
  query?: ApiQuery<K>
  body?: ApiBody<K>
  /** Milliseconds after which it is asked again while it is shown. */
  every?: number
  off?: boolean
}

const keyOf = (key: ApiKey, params?: unknown) => (params === undefined ? ['studio', key] : ['studio', key, params])

export function useStudioRead<K extends ApiKey>(key: K, { query, body, every, off = false }: Asked<K> = {}): UseQueryResult<ApiData<K>> {
  return useQuery<unknown>({
    queryKey: keyOf(key, { query, body }),
    queryFn: ({ signal }) => call(key, { query, body, signal }),
    staleTime: 0,
    gcTime: 30_000,
    enabled: !off,
    refetchInterval: every,
    // The rows of the page before stay until those of the next are there.
    placeholderData: (before: unknown) => before,
  }) as UseQueryResult<ApiData<K>>
}

/** Reads again what was changed; without a key all of the studio, and the managers whom the talk of a room knows. */
export function useReadAgain(): (key?: ApiKey) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (key) => {
      const keys = key ? [keyOf(key)] : [['studio'], ['room-managers']]
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    [client],
  )
}
