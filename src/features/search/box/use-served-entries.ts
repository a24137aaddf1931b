// Rooms that are live, and players, which no index of a device knows: asked for once the reader pauses.
import { useQuery } from '@tanstack/react-query'
import type { SearchEntry } from '../../../../contract/search.ts'
import { call } from '../../../core/api/api.ts'
import { usePaused } from '../use-paused.ts'

export interface ServedEntries {
  live: readonly SearchEntry[]
  players: readonly SearchEntry[]
  /** No player is spelled so: these are spelled nearly so. */
  near: boolean
  /** Of the players. `absent`: there is no network, or it failed. */
  state: 'waiting' | 'here' | 'absent'
}

const none: readonly SearchEntry[] = []
const kept = { retry: false, staleTime: 30_000, gcTime: 60_000 }

/** None while others are asked for, or without a network: the rest of the list stands without them. */
export function useServedEntries(wanted: string): ServedEntries {
  const paused = usePaused(wanted)
  const query = { name: paused }
  const enabled = paused !== ''
  const live = useQuery({
    ...{ queryKey: ['search live', paused], enabled, ...kept },
    queryFn: ({ signal }) => call('GET api/Search/live', { query, signal }),
  })
  const players = useQuery({
    ...{ queryKey: ['search players', paused], enabled, ...kept },
    queryFn: ({ signal }) => call('GET api/Search/player', { query, signal }),
  })
  if (paused !== wanted) return { live: none, players: none, near: false, state: 'waiting' }
  const state = players.data ? 'here' : players.isFetching ? 'waiting' : 'absent'
  return { live: live.data?.list ?? none, players: players.data?.list ?? none, near: players.data?.near === true, state }
}
