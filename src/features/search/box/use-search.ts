// What the search list shows for a text: history and hot searches, or what the index has, at once with the key.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { apiQuery } from '../../../core/api/api-query.ts'
import { preferences } from '../../../core/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useHistory } from '../history/use-history.ts'
import { findLocal } from '../index/find-local.ts'
import { loadIndex, localIndex } from '../index/local-index.ts'
import { foundGroups, type HitGroup, idleGroups, mostHits, totalOf } from '../search-hit.ts'
import { useLiveEntries } from './use-live-entries.ts'

export interface SearchState {
  groups: readonly HitGroup[]
  state: 'idle' | 'searching' | 'found' | 'nothing' | 'offline' | 'failed'
  /** What was found is only spelled nearly so. */
  near: boolean
  /** Real milliseconds of the index when it could not be made newer; 0 when it is fresh. */
  oldSince: number
  retry(): void
  remember(text: string): void
  forget(text?: string): void
}

const most = Math.max(...Object.values(mostHits))

export function useSearch(wanted: string): SearchState {
  const { lang } = useStore(preferences)
  const { past, remember, forget } = useHistory()
  const hot = useQuery(apiQuery('GET api/universal/getHot'))
  const { index, savedAt, state } = useStore(localIndex)
  useEffect(() => void loadIndex(), [])
  const found = useMemo(() => (index && wanted !== '' ? findLocal(index, wanted, most) : null), [index, wanted])
  const live = useLiveEntries(wanted)
  const groups = useMemo(
    () => (index && found ? foundGroups(index, found, { asked: wanted, lang, live }) : []),
    [index, found, wanted, lang, live],
  )
  const idle = idleGroups(past, hot.data?.hot_match ?? [], lang)
  const isOld = state === 'offline' || state === 'failed'
  const shared = { near: found?.near === true, oldSince: isOld ? savedAt : 0, retry: () => void loadIndex(), remember, forget }
  if (wanted === '') return { ...shared, groups: idle, state: 'idle' }
  if (!found) return { ...shared, groups: [], state: isOld ? state : 'searching' }
  if (totalOf(found) + live.length > 0) return { ...shared, groups, state: 'found' }
  // Nothing found is no dead end: what others search stands below.
  return { ...shared, groups: idle.filter((group) => group.key === 'hot'), state: 'nothing' }
}
