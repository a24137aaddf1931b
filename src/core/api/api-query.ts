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
  queryFn: (context: { signal: AbortSignal; client: KeptShower }) => Promise<ApiData<K>>
}
/** The part of TanStack's QueryClient that shows cached data during a request and after a failed one. */
interface KeptShower {
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
      showKept(client, queryKey, () => signal.aborted || !asking)
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
        if (isGone(error)) forget(queryKey)
        // The copy on screen is no longer being refreshed.
        const before = freshness.get(queryKey)
        if (before?.live === false && !signal.aborted) freshness.set(queryKey, { ...before, failed: true })
        if (!isPassing(error)) throw error
        const { findKept } = await import('../packs/copies.ts')
        const kept = await findKept(queryKey)
        if (!kept) throw error
        const shown = client.getQueryState(queryKey)
        // The screen has updates newer than the cached copy: keep it, marked as stale.
        if (shown?.data !== undefined && shown.dataUpdatedAt > kept.savedAt) {
          freshness.set(queryKey, { savedAt: kept.savedAt, ...freshness.get(queryKey), live: false, failed: true })
          return shown.data as ApiData<K>
        }
        freshness.set(queryKey, { savedAt: kept.savedAt, live: false, part: kept.part, failed: true })
        return kept.data as ApiData<K>
      }
    },
  }
}

/** Shows the cached copy, with its age, while the first request is in flight. */
function showKept(client: KeptShower, queryKey: readonly unknown[], isOver: () => boolean): void {
  const isShown = (): boolean => isOver() || client.getQueryData(queryKey) !== undefined
  if (typeof indexedDB === 'undefined' || isShown()) return
  import('../packs/copies.ts')
    .then(({ findKept }) => findKept(queryKey))
    .then((kept) => {
      if (!kept || isShown()) return
      freshness.set(queryKey, { savedAt: kept.savedAt, live: false, part: kept.part })
      client.setQueryData(queryKey, kept.data, { updatedAt: kept.savedAt })
    })
    .catch((error: unknown) => console.warn('cached copy read failed', error))
}

/** Whether a cached copy may stand in: no response, or one that reports trouble on the server itself. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && ['error', 'unavailable', 'too-many'].includes(error.error))

const isGone = (error: unknown): boolean => error instanceof ApiError && error.error === 'not-found'

/** Deletes the cached copy of deleted content, so that it does not reappear offline. */
function forget(queryKey: readonly unknown[]): void {
  if (typeof indexedDB === 'undefined') return
  dropPendingCopy(queryKey)
  import('../packs/copies.ts')
    .then(({ forgetKept }) => forgetKept(queryKey))
    .catch((error: unknown) => console.warn('cached copy delete failed', error))
}
