// What the search list shows for a text: history and hot searches, or what was found, and how that went.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, NetworkError } from '../../core/api.ts'
import { apiQuery } from '../../core/api-query.ts'
import { preferences } from '../../core/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import { forgetSearches, listSearches } from './search-history.ts'
import { foundGroups, type HitGroup, idleGroups } from './search-hit.ts'

export interface SearchState {
  groups: readonly HitGroup[]
  state: 'idle' | 'searching' | 'found' | 'nothing' | 'offline' | 'failed'
  retry(): void
  forget(): void
}

/** Milliseconds without a key before a text is sent. */
const pause = 180

export function useSearch(wanted: string): SearchState {
  const { lang } = useStore(preferences)
  const queryClient = useQueryClient()
  const text = usePaused(wanted)
  const past = useQuery({ queryKey: ['search history'], queryFn: listSearches, staleTime: 0 })
  const hot = useQuery(apiQuery('GET api/universal/getHot'))
  const found = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => call('GET api/Search/index', { query: { name: text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const forget = (): void => {
    forgetSearches()
      .then(() => queryClient.invalidateQueries({ queryKey: ['search history'] }))
      .catch((error: unknown) => console.warn('the search history was not cleared', error))
  }
  const retry = (): void => void found.refetch()
  const idle = idleGroups(past.data ?? [], hot.data?.hot_match ?? [], lang)
  if (wanted === '') return { groups: idle, state: 'idle', retry, forget }
  if (found.isError && text === wanted) {
    return { groups: [], state: found.error instanceof NetworkError ? 'offline' : 'failed', retry, forget }
  }
  if (!found.data) return { groups: [], state: 'searching', retry, forget }
  const groups = foundGroups(found.data, text, lang)
  if (groups.length > 0) return { groups, state: 'found', retry, forget }
  const isSettled = text === wanted && !found.isPlaceholderData
  // Nothing found is no dead end: what others search stands below.
  return { groups: isSettled ? idle.filter((group) => group.key === 'hot') : [], state: isSettled ? 'nothing' : 'searching', retry, forget }
}

/** The text, once no key was pressed for a moment; an emptied field at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
