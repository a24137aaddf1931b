// Number of comments according to the thread on screen, so that two counts of the same thread never differ.
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Subject } from '../../../contract/comment.ts'
import type { ThreadData } from './page/thread-page.ts'

/** `known`: the count while no thread is on screen or loaded. */
export function useShownTotal({ kind, id }: Subject, known: number): number {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache])
  const read = (): number => {
    const shown = cache.findAll({ queryKey: ['thread', kind, id], type: 'active' }).flatMap(({ queryKey, state }) => {
      const first = (state.data as ThreadData | undefined)?.pages[0]
      // The comment that a link points to is stored as a thread of one: its total does not count.
      return first && queryKey[3] !== 'one' ? [{ total: first.total, at: state.dataUpdatedAt }] : []
    })
    return shown.sort((one, other) => other.at - one.at)[0]?.total ?? known
  }
  return useSyncExternalStore(subscribe, read, () => known)
}
