// Queries of the room pages.
import { comingQuery as comingFields, replaysBody, roomsOfMatch, typeRoomsBody } from '../../../rules/screen/bodies.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { wholeQuery } from '../../core/api/paged-query.ts'
import type { AnchorSearch } from './anchor-search.ts'

export const roomQuery = (id: string) => apiQuery('GET api/Live_streaming/getRoomInfo', { query: { id } })
export const playbackQuery = (id: string) => apiQuery('POST api/Live_streaming/getLivePlaybackList', { body: { id, limit: 24 } })
/** A single recording that is not among the newest. */
export const onePlaybackQuery = (id: string, playback: string) =>
  apiQuery('POST api/Live_streaming/getLivePlaybackList', { body: { id, playback } })
export const roomsOfMatchQuery = (matchId: string) => apiQuery('GET api/Live/getRoomList', { query: roomsOfMatch(matchId) })
export const announcedQuery = (roomId: string) =>
  apiQuery('GET api/Live_streaming/getReserveLiveList', { query: { id: roomId, limit: '3' } })
export const hotRoomsQuery = () => apiQuery('POST api/Live_streaming/getLiveHotList', { body: { limit: 12 } })
export const anchorListQuery = (search: AnchorSearch, page = 1) =>
  apiQuery('POST api/Live_streaming/getIndexLiveList', { body: typeRoomsBody(search, page) })
export const replaysQuery = (search: AnchorSearch) => apiQuery('POST api/Live_streaming/getReplayList', { body: replaysBody(search) })
/** Announced broadcasts of a type, next first; some may already be on the air. */
export const comingQuery = (search: AnchorSearch) => apiQuery('GET api/Live_streaming/getReserveLiveList', { query: comingFields(search) })
/** All followed streamers, with the state of their rooms. */
export const followedStreamersQuery = () => wholeQuery('GET api/User/attentionList', {}, ({ uid }) => uid)
export const followedShowsQuery = () => apiQuery('GET api/User/attentionLive', { query: {} })
