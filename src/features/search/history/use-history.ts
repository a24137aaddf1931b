// The device's own searches in a component, with the ways to forget them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { forgetSearches, historyKey, listSearches, rememberSearch } from './search-history.ts'

export interface SearchHistory {
  past: readonly string[]
  remember(text: string): void
  /** One, or without a text all. */
  forget(text?: string): void
}

const none: readonly string[] = []

export function useHistory(): SearchHistory {
  const queryClient = useQueryClient()
  const { data } = useQuery({ queryKey: historyKey, queryFn: listSearches, staleTime: 0, networkMode: 'always' })
  const refresh = useCallback(
    (change: Promise<void>): void => {
      change
        .then(() => queryClient.invalidateQueries({ queryKey: historyKey }))
        .catch((error: unknown) => console.warn('the search history was not changed', error))
    },
    [queryClient],
  )
  const remember = useCallback((text: string) => refresh(rememberSearch(text)), [refresh])
  const forget = useCallback((text?: string) => refresh(forgetSearches(text)), [refresh])
  return { past: data ?? none, remember, forget }
}
