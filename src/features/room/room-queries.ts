// What the room pages read.
import { apiQuery } from '../../core/api/api-query.ts'
import { wholeQuery } from '../../core/api/paged-query.ts'
import type { AnchorSearch } from './anchor-search.ts'

export const roomQuery = (id: string) => apiQuery('GET api/Live_streaming/getRoomInfo', { query: { id } })
export const playbackQuery = (id: string) => apiQuery('POST api/Live_streaming/getLivePlaybackList', { body: { id, limit: 24 } })
/** One that is not among the newest. */
export const onePlaybackQuery = (id: string, playback: string) =>
  apiQuery('POST api/Live_streaming/getLivePlaybackList', { body: { id, playback } })
export const roomsOfMatchQuery = (matchId: string) => apiQuery('GET api/Live/getRoomList', { query: { match_id: matchId, limit: '7' } })
export const announcedQuery = (roomId: string) =>
  apiQuery('GET api/Live_streaming/getReserveLiveList', { query: { id: roomId, limit: '3' } })
export const hotRoomsQuery = () => apiQuery('POST api/Live_streaming/getLiveHotList', { body: { limit: 12 } })
export const anchorListQuery = ({ type = 0, id, r }: AnchorSearch, page = 1) =>
  apiQuery('POST api/Live_streaming/getIndexLiveList', {
    body: { type, ...(id && { id }), ...(r && { r }), limit: 60, ...(page > 1 && { page }) },
  })
export const replaysQuery = ({ type = 0, id }: AnchorSearch) =>
  apiQuery('POST api/Live_streaming/getReplayList', { body: { type, ...(id && { id }), limit: 8 } })
/** Announced broadcasts of a type, the next first: some of them may be on already. */
export const comingQuery = ({ type = 0 }: AnchorSearch) =>
  apiQuery('GET api/Live_streaming/getReserveLiveList', { query: { ...(type > 0 && { type: String(type) }), limit: '12' } })
/** All the streamers whom I follow, with what is on in their rooms. */
export const followedStreamersQuery = () => wholeQuery('GET api/User/attentionList', {}, ({ uid }) => uid)
export const followedShowsQuery = () => apiQuery('GET api/User/attentionLive', { query: {} })
