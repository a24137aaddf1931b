// Reads of the studio: always from the server, never persisted on the device, because they contain the stream key and personal names.
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'

interface Asked<K extends ApiKey> {
  query?: ApiQuery<K>
  body?: ApiBody<K>
  /** Refetch interval while mounted, in milliseconds. */
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
    // Keeps the previous page's rows until the next page has loaded.
    placeholderData: (before: unknown) => before,
  }) as UseQueryResult<ApiData<K>>
}

/** Invalidates a read after a change; without a key all studio reads, and the managers known to the room's chat. */
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
