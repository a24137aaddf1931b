// Reads go network, save, show; when the network fails, the saved copy with its age.
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../contract/api.ts'
import { call, NetworkError } from './api.ts'
import { freshness } from './freshness.ts'

interface ReadParams<K extends ApiKey> {
  query?: ApiQuery<K>
  body?: ApiBody<K>
}
/** Options of TanStack Query for one read; the key is [endpoint, parameters]. */
export interface ApiQueryOptions<K extends ApiKey> {
  queryKey: readonly [K, ReadParams<K> | null]
  queryFn: (context: { signal: AbortSignal }) => Promise<ApiData<K>>
}

export function apiQuery<K extends ApiKey>(key: K, params?: ReadParams<K>): ApiQueryOptions<K> {
  const queryKey = [key, params ?? null] as const
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        const data = await call(key, { ...params, signal })
        const savedAt = Date.now()
        freshness.set(queryKey, { savedAt, live: true })
        saveLater(queryKey, data, savedAt)
        return data
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
        const { findCopy } = await import('./copies.ts')
        const copy = await findCopy(queryKey)
        if (!copy) throw error
        freshness.set(queryKey, { savedAt: copy.savedAt, live: false })
        return copy.data as ApiData<K>
      }
    },
  }
}

const idle = (work: () => void): void => {
  const scope = globalThis as { requestIdleCallback?: (work: () => void, options: { timeout: number }) => void }
  if (scope.requestIdleCallback) scope.requestIdleCallback(work, { timeout: 1_000 })
  else setTimeout(work, 500)
}

function saveLater(queryKey: readonly unknown[], data: unknown, savedAt: number): void {
  if (typeof indexedDB === 'undefined') return
  idle(() => {
    import('./copies.ts')
      .then(({ saveCopy }) => saveCopy(queryKey, data, savedAt))
      .catch((error: unknown) => console.warn('the copy for offline use was not saved', error))
  })
}
