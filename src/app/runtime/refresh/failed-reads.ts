// Watches whether the reads on screen could be refreshed. If one could not, it keeps its data and the banner shows it as stale.
import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'
import { isPassing } from '../../../core/api/api-query.ts'
import { freshness, hasStaleData } from '../../../core/api/freshness.ts'

/** A further page that fails to load shows its own error. */
const isMore = ({ fetchMeta }: Query['state']): boolean => fetchMeta?.fetchMore !== undefined

/** The read has data to show, but the data is stale. */
function failed({ queryKey, state }: Query): boolean {
  if (state.status === 'error') return state.data !== undefined && !isMore(state) && isPassing(state.error)
  return state.fetchStatus === 'idle' && freshness.get(queryKey)?.failed === true
}

export function watchFailedReads(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  const check = (): void => {
    const isStale = cache.findAll({ type: 'active' }).some(failed)
    if (isStale !== hasStaleData.get()) hasStaleData.set(isStale)
  }
  // Deferred: reads start during render, when state must not change.
  const later = notifyManager.batchCalls(check)
  cache.subscribe((event) => {
    const isRead = event.type === 'updated' && (event.action.type === 'error' || event.action.type === 'success')
    if (isRead || event.type === 'observerAdded' || event.type === 'observerRemoved') later()
  })
}
