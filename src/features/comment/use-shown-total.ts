// How many comments there are, as the thread on this screen says it: two numbers of one thing never differ.
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Subject } from '../../../contract/comment.ts'
import type { ThreadData } from './thread-page.ts'

/** `known`: what stands while no thread of it is on screen, or before it has come. */
export function useShownTotal({ kind, id }: Subject, known: number): number {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache])
  const read = (): number => {
    const shown = cache.findAll({ queryKey: ['thread', kind, id], type: 'active' }).flatMap(({ queryKey, state }) => {
      const first = (state.data as ThreadData | undefined)?.pages[0]
      // The one comment that a link leads to is no count of all.
      return first && queryKey[3] !== 'one' ? [{ total: first.total, at: state.dataUpdatedAt }] : []
    })
    return shown.sort((one, other) => other.at - one.at)[0]?.total ?? known
  }
  return useSyncExternalStore(subscribe, read, () => known)
}
