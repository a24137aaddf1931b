// Content of the search list for a text: history and hot searches, or results of the index, updated with each key.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { SearchEntry } from '../../../../contract/search.ts'
import type { Found } from '../../../../rules/search/search-find.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useHistory } from '../history/use-history.ts'
import { findLocal } from '../index/find-local.ts'
import { loadIndex, localIndex } from '../index/local-index.ts'
import { foundGroups, type HitGroup, idleGroups, mostHits, totalOf } from '../search-hit.ts'
import { useServedEntries } from './use-served-entries.ts'

export interface SearchState {
  groups: readonly HitGroup[]
  state: 'idle' | 'searching' | 'found' | 'nothing' | 'offline' | 'failed'
  /** All matches are approximate. */
  near: boolean
  /** Unix time of the index in milliseconds if it could not be refreshed; 0 if it is fresh. */
  oldSince: number
  /** The server has searched players, which are not in the index. */
  hasServed: boolean
  retry(): void
  remember(text: string): void
  deleteSearch(text?: string): void
}

const most = Math.max(...Object.values(mostHits))
const noPlayers: readonly SearchEntry[] = []
const nothingFound: Found = { names: new Map(), matches: { total: 0, places: [] }, near: false }

export function useSearch(wanted: string): SearchState {
  const { lang } = useStore(preferences)
  const { past, remember, deleteSearch } = useHistory()
  const hot = useQuery(apiQuery('GET api/universal/getHot'))
  const { index, savedAt, state } = useStore(localIndex)
  useEffect(() => void loadIndex(), [])
  const found = useMemo(() => (index && wanted !== '' ? findLocal(index, wanted, most) : null), [index, wanted])
  const served = useServedEntries(wanted)
  // With an exact match among players, approximate ones of other kinds are dropped.
  const isCalledSo = served.players.length > 0 && !served.near
  const isNear = found?.near === true && !isCalledSo
  const shown = found?.near && isCalledSo ? nothingFound : found
  const { live } = served
  const players = served.near && !isNear ? noPlayers : served.players
  const groups = useMemo(
    () => (index && shown ? foundGroups(index, shown, { asked: wanted, lang, live, players }) : []),
    [index, shown, wanted, lang, live, players],
  )
  const idle = idleGroups(past, hot.data?.hot_match ?? [], lang)
  const isOld = state === 'offline' || state === 'failed'
  const hasServed = served.state === 'here'
  const shared = { near: isNear, oldSince: isOld ? savedAt : 0, hasServed, retry: () => void loadIndex(), remember, deleteSearch }
  if (wanted === '') return { ...shared, groups: idle, state: 'idle' }
  if (!found) return { ...shared, groups: [], state: isOld ? state : 'searching' }
  // Waits for the server before showing 'nothing' or approximate results, so that neither has to be withdrawn.
  if ((found.near || totalOf(found) === 0) && served.state === 'waiting') return { ...shared, groups: [], state: 'searching' }
  if (groups.length > 0) return { ...shared, groups, state: 'found' }
  // Below an empty result the hot searches are listed.
  return { ...shared, groups: idle.filter((group) => group.key === 'hot'), state: 'nothing' }
}
