// Reads of the first screens of room lists, of a match's stands and of a user.
import { inLanguageFirst } from '../room/room-language.ts'
import { comingQuery, matchesByIdBody, playbackSize, replaysBody, roomRankQuery, roomsOfMatch, ticketsOf, typeRoomsBody } from './bodies.ts'
import { type FirstContext, type FirstRead, pageOf, readOf, subjectOf } from './first-read.ts'

function matchesOf(rooms: readonly { match_id: string | null }[]): FirstRead[] {
  const ids = [...new Set(rooms.flatMap(({ match_id }) => match_id ?? []))]
  return ids.length === 0 ? [] : [readOf('POST api/hot_match/all_match', { body: matchesByIdBody(ids) })]
}

/** A marker shuffles the rooms for one reader, and a game's name comes from the URL: neither is rendered. */
export function anchorReads(search: URLSearchParams, { nowMs }: FirstContext): FirstRead[] | null {
  const type = Number(search.get('type') ?? 0)
  if (search.has('r') || (type === 3 && search.has('id'))) return null
  return [
    readOf('POST api/Live_streaming/getIndexLiveList', { body: typeRoomsBody({ type }) }, ({ list }) =>
      matchesOf(list.filter(({ is_live }) => is_live)),
    ),
    readOf('GET api/Live_streaming/getReserveLiveList', { query: comingQuery({ type }) }, ({ list }) => matchesOf(ticketsOf(list, nowMs))),
    readOf('POST api/Live_streaming/getReplayList', { body: replaysBody({ type }) }, ({ list }) => matchesOf(list)),
  ]
}

export const rankReads = (search: URLSearchParams): FirstRead[] => [
  readOf('GET api/Live_streaming/roomRanking', { query: roomRankQuery(search.get('range') ?? 'day', search.get('by') ?? 'heat') }),
]

/** A streamer with the room, or a user without one. */
export function personaReads(search: URLSearchParams): FirstRead[] | null {
  const uid = search.get('id')
  if (uid === null) return null
  const playbacks = 'POST api/Live_streaming/getLivePlaybackList'
  const streamer = subjectOf('POST api/live/getLiveByUid', { body: { uid } }, ({ id }) => [
    readOf('GET api/Live_streaming/getRoomInfo', { query: { id } }),
    pageOf(playbacks, { body: { id, limit: playbackSize } }, [playbacks, 'pages', { id }], 1),
  ])
  return [
    { ...streamer, instead: [subjectOf('GET api/anchor_dynamics/person', { query: { id: uid } })] },
    readOf('POST api/Live_streaming/badgeList', { body: { uid } }),
    readOf('GET api/Expert/labels', { query: { id: uid } }),
  ]
}

/** The match, its stands, and the first one for the reader; without any, the streamers who scheduled it. */
export function scoreLiveReads(search: URLSearchParams, { lang }: FirstContext): FirstRead[] | null {
  const id = search.get('id')
  if (id === null) return null
  return [
    subjectOf('GET api/hot_match/detail', { query: { id } }, ({ match: { sport } }) => [
      readOf('POST api/hot_match/msgGetSimple', { body: { type: sport, id } }),
    ]),
    readOf('GET api/Live/getRoomList', { query: roomsOfMatch(id) }, ({ list }) => {
      const [first] = inLanguageFirst(list, lang)
      if (first) return [readOf('GET api/Live_streaming/getRoomInfo', { query: { id: first.id } })]
      return [readOf('GET api/Live_streaming/getReserveLiveList', { query: { match_id: id, limit: '20' } })]
    }),
  ]
}
