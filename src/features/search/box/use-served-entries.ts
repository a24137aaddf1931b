// Live rooms and players, which no local index contains: requested once the user pauses typing.
import { useQuery } from '@tanstack/react-query'
import type { SearchEntry } from '../../../../contract/search.ts'
import { call } from '../../../core/api/api.ts'
import { usePaused } from '../use-paused.ts'

export interface ServedEntries {
  live: readonly SearchEntry[]
  players: readonly SearchEntry[]
  /** No exact match: the players are approximate matches. */
  near: boolean
  /** State of the players read. `absent`: offline or failed. */
  state: 'waiting' | 'here' | 'absent'
}

const none: readonly SearchEntry[] = []
const cacheOptions = { retry: false, staleTime: 30_000, gcTime: 60_000 }

/** Empty while loading or offline; the rest of the list does not depend on it. */
export function useServedEntries(wanted: string): ServedEntries {
  const paused = usePaused(wanted)
  const query = { name: paused }
  const enabled = paused !== ''
  const live = useQuery({
    ...{ queryKey: ['search live', paused], enabled, ...cacheOptions },
    queryFn: ({ signal }) => call('GET api/Search/live', { query, signal }),
  })
  const players = useQuery({
    ...{ queryKey: ['search players', paused], enabled, ...cacheOptions },
    queryFn: ({ signal }) => call('GET api/Search/player', { query, signal }),
  })
  if (paused !== wanted) return { live: none, players: none, near: false, state: 'waiting' }
  const state = players.data ? 'here' : players.isFetching ? 'waiting' : 'absent'
  return { live: live.data?.list ?? none, players: players.data?.list ?? none, near: players.data?.near === true, state }
}
