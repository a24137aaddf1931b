// Watches whether what is on screen could be read anew. Where it could not, it stays as it is, and the banner says so.
import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'
import { isPassing } from '../../core/api/api-query.ts'
import { freshness, hasStaleData } from '../../core/api/freshness.ts'

/** A further page that did not come says so in its own place. */
const isMore = ({ fetchMeta }: Query['state']): boolean => fetchMeta?.fetchMore !== undefined

/** It has something to show, and that is not what the server would say now. */
function failed({ queryKey, state }: Query): boolean {
  if (state.status === 'error') return state.data !== undefined && !isMore(state) && isPassing(state.error)
  return state.fetchStatus === 'idle' && freshness.get(queryKey)?.failed === true
}

export function watchFailedReads(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  const look = (): void => {
    const isStale = cache.findAll({ type: 'active' }).some(failed)
    if (isStale !== hasStaleData.get()) hasStaleData.set(isStale)
  }
  // Not in the midst of a drawing, which is when reads begin.
  const later = notifyManager.batchCalls(look)
  cache.subscribe((event) => {
    const isRead = event.type === 'updated' && (event.action.type === 'error' || event.action.type === 'success')
    if (isRead || event.type === 'observerAdded' || event.type === 'observerRemoved') later()
  })
}
