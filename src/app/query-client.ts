// The query cache: what the server said, one entity one key.
import { QueryClient } from '@tanstack/react-query'
import type { RenderQuery } from '../../contract/render.ts'
import { ApiError } from '../core/api/api.ts'

/** Rows move by the socket, so a read is trusted for a while before a mount asks again. */
const staleTime = 30_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        gcTime: 30 * 60_000,
        // Failures without a network fall back to the saved copy inside the read itself.
        networkMode: 'always',
        refetchOnWindowFocus: true,
        retry: (count, error) => !(error instanceof ApiError) && count < 1,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** Fills a cache with what the first screen was rendered from. */
export function fillQueryClient(client: QueryClient, queries: readonly RenderQuery[]): void {
  for (const { key, data, updatedAt } of queries) client.setQueryData(key, data, { updatedAt })
}
