// Broadcasts of the followed streamers, with their matches.
import { useQuery } from '@tanstack/react-query'
import type { ApiData } from '../../../../contract/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useRoomRows } from '../list/use-room-rows.ts'
import { followedShowsQuery } from '../room-queries.ts'

export type FollowedShows = ApiData<'GET api/User/attentionLive'>
export interface FollowedRead {
  /** Null while signed out, and until loaded. */
  shows: FollowedShows | null
  /** Retries a failed read; null without a failure. */
  retry: (() => void) | null
  isLoading: boolean
}

/** Refetch interval, in milliseconds. */
const pollInterval = 30_000

export function useFollowedShows(): FollowedRead {
  const { phase } = useStore(sessionStore)
  const isIn = phase === 'in'
  const { data, isLoadingError, isLoading, refetch } = useQuery({ ...followedShowsQuery(), enabled: isIn, refetchInterval: pollInterval })
  const shows = (isIn && data) || null
  useRoomRows(shows ? [...shows.list.filter(({ is_live }) => is_live), ...shows.soon, ...shows.replays] : none)
  return { shows, retry: isIn && isLoadingError && !shows ? () => void refetch() : null, isLoading }
}
const none: never[] = []

/** Filters by room type; 0 means all. Pure. */
export function showsOfType(shows: FollowedShows, type: number): Pick<FollowedShows, 'list' | 'soon' | 'replays'> {
  const isOf = ({ category }: { category: number }): boolean => type === 0 || category === type
  return { list: shows.list.filter(isOf), soon: shows.soon.filter(isOf), replays: shows.replays.filter(({ room }) => isOf(room)) }
}
