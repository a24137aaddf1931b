// This device's search history, with functions to add and delete entries.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { deleteSearches, historyKey, listSearches, rememberSearch } from './search-history.ts'

export interface SearchHistory {
  past: readonly string[]
  remember(text: string): void
  /** Deletes one entry, or all without a text. */
  deleteSearch(text?: string): void
}

const none: readonly string[] = []

export function useHistory(): SearchHistory {
  const queryClient = useQueryClient()
  const { data } = useQuery({ queryKey: historyKey, queryFn: listSearches, staleTime: 0, networkMode: 'always' })
  const refresh = useCallback(
    (change: Promise<void>): void => {
      change
        .then(() => queryClient.invalidateQueries({ queryKey: historyKey }))
        .catch((error: unknown) => console.warn('search history not updated', error))
    },
    [queryClient],
  )
  const remember = useCallback((text: string) => refresh(rememberSearch(text)), [refresh])
  const deleteSearch = useCallback((text?: string) => refresh(deleteSearches(text)), [refresh])
  return { past: data ?? none, remember, deleteSearch }
}
