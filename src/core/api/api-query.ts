// Reads are network-first: fetch, cache, show. If the network fails, they return the cached copy with its age.
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../contract/api.ts'
import { ApiError, call, NetworkError, readerNow } from './api.ts'
import { freshness } from './freshness.ts'
import { dropPendingCopy, saveLater } from './pending-copies.ts'

interface ReadParams<K extends ApiKey> {
  query?: ApiQuery<K>
  body?: ApiBody<K>
}
/** Options of TanStack Query for one read; the key is [endpoint, parameters]. */
export interface ApiQueryOptions<K extends ApiKey> {
  queryKey: readonly [K, ReadParams<K> | null]
  queryFn: (context: { signal: AbortSignal; client: QueryCacheAccess }) => Promise<ApiData<K>>
}
/** The part of TanStack's QueryClient that shows cached data during a request and after a failed one. */
interface QueryCacheAccess {
  getQueryData(queryKey: readonly unknown[]): unknown
  getQueryState(queryKey: readonly unknown[]): { data?: unknown; dataUpdatedAt: number } | undefined
  setQueryData(queryKey: readonly unknown[], data: unknown, options: { updatedAt: number }): unknown
}

export function apiQuery<K extends ApiKey>(key: K, params?: ReadParams<K>): ApiQueryOptions<K> {
  const queryKey = [key, params ?? null] as const
  return {
    queryKey,
    queryFn: async ({ signal, client }) => {
      // Once the network has responded, even with "not found", the cached copy is not shown any more.
      let asking = true
      showCached(client, queryKey, () => signal.aborted || !asking)
      const reader = readerNow()
      try {
        const data = await call(key, { ...params, signal }).finally(() => {
          asking = false
        })
        const savedAt = Date.now()
        freshness.set(queryKey, { savedAt, live: true })
        saveLater(queryKey, data, savedAt, reader)
        return data
      } catch (error) {
        if (isGone(error)) evict(queryKey)
        // The copy on screen is no longer being refreshed.
        const before = freshness.get(queryKey)
        if (before?.live === false && !signal.aborted) freshness.set(queryKey, { ...before, failed: true })
        if (!isPassing(error)) throw error
        const { findCached } = await import('../packs/copies.ts')
        const cached = await findCached(queryKey)
        if (!cached) throw error
        const shown = client.getQueryState(queryKey)
        // The screen has updates newer than the cached copy: keep it, marked as stale.
        if (shown?.data !== undefined && shown.dataUpdatedAt > cached.savedAt) {
          freshness.set(queryKey, { savedAt: cached.savedAt, ...freshness.get(queryKey), live: false, failed: true })
          return shown.data as ApiData<K>
        }
        freshness.set(queryKey, { savedAt: cached.savedAt, live: false, part: cached.part, failed: true })
        return cached.data as ApiData<K>
      }
    },
  }
}

/** Shows the cached copy, with its age, while the first request is in flight. */
function showCached(client: QueryCacheAccess, queryKey: readonly unknown[], isOver: () => boolean): void {
  const isShown = (): boolean => isOver() || client.getQueryData(queryKey) !== undefined
  if (typeof indexedDB === 'undefined' || isShown()) return
  import('../packs/copies.ts')
    .then(({ findCached }) => findCached(queryKey))
    .then((cached) => {
      if (!cached || isShown()) return
      freshness.set(queryKey, { savedAt: cached.savedAt, live: false, part: cached.part })
      client.setQueryData(queryKey, cached.data, { updatedAt: cached.savedAt })
    })
    .catch((error: unknown) => console.warn('cached copy read failed', error))
}

/** Whether a cached copy may stand in: no response, or one that reports trouble on the server itself. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && ['error', 'unavailable', 'too-many'].includes(error.error))

const isGone = (error: unknown): boolean => error instanceof ApiError && error.error === 'not-found'

/** Deletes the cached copy of deleted content, so that it does not reappear offline. */
function evict(queryKey: readonly unknown[]): void {
  if (typeof indexedDB === 'undefined') return
  dropPendingCopy(queryKey)
  import('../packs/copies.ts')
    .then(({ deleteCached }) => deleteCached(queryKey))
    .catch((error: unknown) => console.warn('cached copy delete failed', error))
}
