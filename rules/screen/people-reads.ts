// Reads of the first screens of rooms, videos, circles and experts.
import type { CommentKind } from '../../contract/comment.ts'
import { roomsOfMatch, schemeSize } from './bodies.ts'
import { type FirstContext, type FirstRead, pageOf, readOf, subjectOf } from './first-read.ts'
import { matchDetailRead } from './match-reads.ts'

/** The comments of a subject in their default order. Any of them may reveal a score. */
export const threadReads = (kind: CommentKind, id: string, { hide }: FirstContext): FirstRead[] =>
  hide ? [] : [pageOf('POST api/Comment/list', { body: { kind, id, sort: 'hot' } }, ['thread', kind, id, 'hot'], null)]

/** The room's match, and other rooms of it. */
const besideRoom = (match: string | null): FirstRead[] =>
  match === null ? [] : [matchDetailRead(match), readOf('GET api/Live/getRoomList', { query: roomsOfMatch(match) })]

export function roomReads(search: URLSearchParams): FirstRead[] | null {
  const [id, playback] = [search.get('id'), search.get('playback')]
  if (id === null) return null
  const list = 'POST api/Live_streaming/getLivePlaybackList'
  const shared = [
    readOf('POST api/Live_streaming/getLiveHotList', { body: { limit: 12 } }),
    readOf('GET api/Live_streaming/getReserveLiveList', { query: { id, limit: '3' } }),
  ]
  if (playback === null)
    return [subjectOf('GET api/Live_streaming/getRoomInfo', { query: { id } }, (room) => besideRoom(room.match_id)), ...shared]
  return [
    subjectOf('GET api/Live_streaming/getRoomInfo', { query: { id } }),
    readOf(list, { body: { id, limit: 24 } }, ({ list: newest }) =>
      newest.some((one) => one.id === playback) ? [] : [readOf(list, { body: { id, playback } })],
    ),
    ...shared,
  ]
}

export function videoReads(search: URLSearchParams, context: FirstContext): FirstRead[] | null {
  const id = search.get('id')
  if (id === null) return null
  // The author of a video can be followed beside it if they have a room.
  const video = subjectOf('POST api/Video/getVideoInfo', { body: { id } }, ({ author_room }) =>
    author_room ? [readOf('GET api/Live_streaming/getRoomInfo', { query: { id: author_room } })] : [],
  )
  return [video, ...threadReads('video', id, context)]
}

export function circleReads(search: URLSearchParams, context: FirstContext): FirstRead[] | null {
  const [id, post] = [search.get('id'), search.get('post')]
  if (post !== null) return [subjectOf('GET api/anchor_dynamics/info', { query: { id: post } }), ...threadReads('post', post, context)]
  if (id === null) return null
  const filter: Record<string, string> = search.get('tab') === 'hot' ? { circle: id, hot: 'month' } : { circle: id }
  return [
    subjectOf('GET api/anchor_dynamics/circle', { query: { id } }, ({ league_id, team_id }) => [
      ...(league_id === null ? [] : [readOf('GET api/Data/league', { query: { league_id } })]),
      ...(team_id === null ? [] : [readOf('GET api/Data/team', { query: { team_id } })]),
    ]),
    pageOf('GET api/anchor_dynamics/userPostList', { query: filter }, ['posts', filter], null),
  ]
}

/** The schemes that an expert's page opens with. */
export const firstSchemes = ({ open }: { open: number }): 'open' | 'over' => (open > 0 ? 'open' : 'over')

export function expertReads(search: URLSearchParams): FirstRead[] | null {
  const id = search.get('id')
  if (id === null) return null
  const key = 'GET api/Expert/schemeList'
  return [
    subjectOf('GET api/Expert/getHome', { query: { id } }, ({ expert }) => {
      const params = { id: expert.id, state: firstSchemes(expert) }
      return [pageOf(key, { query: { ...params, limit: String(schemeSize) } }, [key, 'pages', params], 1)]
    }),
  ]
}
