// What the streamers show whom the reader follows, with the matches of it.
import { useQuery } from '@tanstack/react-query'
import type { ApiData } from '../../../../contract/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useRoomRows } from '../list/use-room-rows.ts'
import { followedShowsQuery } from '../room-queries.ts'

export type FollowedShows = ApiData<'GET api/User/attentionLive'>
export interface FollowedRead {
  /** Null for who is not signed in, and until it is read. */
  shows: FollowedShows | null
  /** It could not be read: how to try again. */
  retry: (() => void) | null
  isLoading: boolean
}

/** Milliseconds between two looks at who is on the air. */
const lookEvery = 30_000

export function useFollowedShows(): FollowedRead {
  const { phase } = useStore(sessionStore)
  const isIn = phase === 'in'
  const { data, isLoadingError, isLoading, refetch } = useQuery({ ...followedShowsQuery(), enabled: isIn, refetchInterval: lookEvery })
  const shows = (isIn && data) || null
  useRoomRows(shows ? [...shows.list.filter(({ is_live }) => is_live), ...shows.soon, ...shows.replays] : none)
  return { shows, retry: isIn && isLoadingError && !shows ? () => void refetch() : null, isLoading }
}
const none: never[] = []

/** Of one type of rooms; 0 is all of them. Pure. */
export function showsOfType(shows: FollowedShows, type: number): Pick<FollowedShows, 'list' | 'soon' | 'replays'> {
  const isOf = ({ category }: { category: number }): boolean => type === 0 || category === type
  return { list: shows.list.filter(isOf), soon: shows.soon.filter(isOf), replays: shows.replays.filter(({ room }) => isOf(room)) }
}
