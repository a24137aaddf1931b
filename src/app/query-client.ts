// The query cache: server data, one key an entity.
import { QueryClient } from '@tanstack/react-query'
import type { RenderQuery } from '../../contract/render.ts'
import { ApiError } from '../core/api/api.ts'

/** Milliseconds for which a mount does not refetch: the socket updates the rows meanwhile. */
const staleTime = 30_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        gcTime: 30 * 60_000,
        // A read that fails without a network falls back to the cached copy itself.
        networkMode: 'always',
        refetchOnWindowFocus: true,
        retry: (count, error) => !(error instanceof ApiError) && count < 1,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** Fills a cache with the queries that the first screen was rendered from. */
export function fillQueryClient(client: QueryClient, queries: readonly RenderQuery[]): void {
  for (const { key, data, updatedAt } of queries) client.setQueryData(key, data, { updatedAt })
}
