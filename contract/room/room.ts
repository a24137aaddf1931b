// Rooms for viewers: lists, one room, the viewer's standing, scheduled broadcasts, followed streamers, watch history, levels.
import { type Static, Type } from 'typebox'
import { listTypes, roomLimits } from '../limits/room-limits.ts'
import { Count, closed, Day, Empty, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { AnnouncementList } from './announcement.ts'
import { Game, PictureOffset, RoomCard, RoomChat, RoomList, Standing } from './room-card.ts'
import { Recording, StreamInfo } from './stream.ts'

const queryPage = { page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }
const bodyPage = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: roomLimits.pageMost })),
}
const ByRoom = Type.Object({ id: Id }, closed)
const ListType = Type.Integer({ minimum: 0, maximum: listTypes.length - 1 })
const QueryType = Type.String({ pattern: '^[0-6]$' })

export const RoomInfo = Type.Object(
  {
    ...RoomCard.properties,
    placard: Type.String(),
    badge_name: Type.String(),
    /** Null except for the owner. */
    auto_reply: Type.Union([Type.String(), Type.Null()]),
    followers: Count,
    is_followed: Type.Boolean(),
    signature: Type.String(),
    chat: RoomChat,
    picture_offset: PictureOffset,
    stream: StreamInfo,
    /** Null: the reader is a guest. */
    me: Type.Union([Standing, Type.Null()]),
  },
  closed,
)
export type RoomInfo = Static<typeof RoomInfo>

export const LevelStep = Type.Object({ level: Count, experience: Count }, closed)
/** Experience in full points. `next` is null at the top level; `percent` is the progress to it. */
export const Growth = Type.Object(
  {
    kind: oneOf(['wealth', 'anchor']),
    level: Count,
    top: Count,
    experience: Count,
    next: Type.Union([Count, Type.Null()]),
    percent: Type.Integer({ minimum: 0, maximum: 100 }),
    steps: Type.Array(LevelStep),
    /** What earns one point, in the named units: a diamond spent, a diamond received, a minute live. */
    rules: Type.Array(Type.Object({ for: oneOf(['diamond-spent', 'diamond-received', 'minute-live']), points: Count }, closed)),
  },
  closed,
)
export type Growth = Static<typeof Growth>
/** Frame `room_state` of `room:ID`: the room went on or off air, or its picture started or stopped. */
export interface RoomStateFrame {
  room_id: string
  is_live: boolean
  started_at: string | null
  stream: StreamInfo
}
/** Frame `room_rules` of `room:ID`: its streamer changed the texts or the requirements for writing. */
export interface RoomRulesFrame extends Pick<RoomInfo, 'title' | 'placard' | 'badge_name' | 'chat' | 'picture_offset'> {
  room_id: string
}
/** Frame `endRoom`, code 200: the broadcast is over. */
export interface EndRoomFrame {
  room_id: string
  broadcast_id: string
  reason: 'ended' | 'away' | 'blocked'
  ended_at: string
}
const Anchor = Type.Object({ ...RoomCard.properties, followers: Count }, closed)
/** A streamer, with the number of followers. */
export type Anchor = Static<typeof Anchor>

/** One entry of the watch history. */
export const Watched = Type.Object({ room: RoomCard, seen_at: Timestamp, seconds: Count }, closed)
export type Watched = Static<typeof Watched>

export const roomEndpoints = {
  'GET api/Live_streaming/getRoomInfo': {
    summary: 'Returns one room with everything that its page needs, including the reader’s status in it.',
    who: 'guest',
    effect: 'read',
    query: ByRoom,
    data: RoomInfo,
    errors: ['not-found'],
    personal: true,
  },
  'GET api/Live/getUserStatus': {
    summary: 'Returns whether a streamer is live, and the caller’s status in the room: by `id` of the room or `uid` of the streamer.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ id: Type.Optional(Id), uid: Type.Optional(Id) }, closed),
    data: Type.Object({ id: Id, uid: Id, is_live: Type.Boolean(), is_followed: Type.Boolean(), me: RoomInfo.properties.me }, closed),
    errors: ['not-found', 'invalid-input'],
    personal: true,
  },
  'GET api/Live/getPlacard': {
    summary: 'Returns the announcement of a room.',
    who: 'guest',
    effect: 'read',
    query: ByRoom,
    data: Type.Object({ placard: Type.String() }, closed),
    errors: ['not-found'],
  },
  'GET api/Live/getRoomList': {
    summary: 'Returns the live rooms, hottest first: all, or those that show one match.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ match_id: Type.Optional(Id), ...queryPage }, closed),
    data: RoomList,
  },
  'GET api/Live/getBucketRoomList': {
    summary: 'Returns the live rooms of one category (0: all), in category 3 also of one game.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ type: QueryType, id: Type.Optional(Id), ...queryPage }, closed),
    data: RoomList,
  },
  'GET api/Live_streaming/getLiveList': {
    summary: 'Returns the live rooms in an order: hottest, newest, or most viewers first.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ sort: Type.Optional(oneOf(['heat', 'new', 'viewers'])), ...queryPage }, closed),
    data: RoomList,
  },
  'POST api/live/getLiveByUid': {
    summary: 'Returns the room of a streamer.',
    who: 'guest',
    effect: 'read',
    body: Type.Object({ uid: Id }, closed),
    data: Anchor,
    errors: ['not-found'],
  },
  'POST api/Live_streaming/getHotList': {
    summary: 'Returns the hot streamers, live or not.',
    who: 'guest',
    effect: 'read',
    body: Type.Object(bodyPage, closed),
    data: RoomList,
  },
  'POST api/Live_streaming/getLiveHotList': {
    summary: 'Returns the hot live rooms.',
    who: 'guest',
    effect: 'read',
    body: Type.Object(bodyPage, closed),
    data: RoomList,
  },
  'POST api/Live_streaming/getIndexLiveList': {
    summary: 'Returns the rooms of /anchor and of the home page: of one type, of one game, reordered by each new marker.',
    who: 'guest',
    effect: 'read',
    body: Type.Object(
      {
        type: Type.Optional(ListType),
        /** For type 3: a game. */
        id: Type.Optional(Id),
        /** Random marker: lists live rooms in a different order. */
        r: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' })),
        ...bodyPage,
      },
      closed,
    ),
    data: Type.Object(
      {
        /** Live rooms first by viewers; then, on the last pages, offline streamers. */
        list: Type.Array(RoomCard),
        total: Count,
        live: Count,
        /** For type 0: each category with live rooms, with its hottest ones. */
        groups: Type.Array(Type.Object({ category: Type.Integer(), live: Count, list: Type.Array(RoomCard) }, closed)),
        /** For type 3: the games available. */
        games: Type.Array(Game),
      },
      closed,
    ),
  },
  'POST api/Live_streaming/getLivePlaybackList': {
    summary: 'Returns the recordings of a room, newest first; with `playback`, only that one.',
    who: 'guest',
    effect: 'read',
    body: Type.Object({ id: Id, playback: Type.Optional(Id), ...bodyPage }, closed),
    data: Type.Object({ list: Type.Array(Recording), total: Count }, closed),
    errors: ['not-found'],
  },
  'GET api/Live_streaming/getReserveLiveList': {
    summary: 'Returns the announced broadcasts, next first: all, or those of a room, a match, a category (0: all) or a day (UTC).',
    who: 'guest',
    effect: 'read',
    query: Type.Object(
      { id: Type.Optional(Id), match_id: Type.Optional(Id), type: Type.Optional(QueryType), day: Type.Optional(Day), ...queryPage },
      closed,
    ),
    data: AnnouncementList,
  },
  'GET api/Live_streaming/getUserReserveLiveList': {
    summary: 'Returns the announced broadcasts that the caller has reserved.',
    who: 'user',
    effect: 'read',
    query: Type.Object({}, closed),
    data: AnnouncementList,
  },
  'POST api/live/share': {
    summary: 'Returns a link to a room with the caller’s share code.',
    who: 'user',
    effect: 'write',
    body: ByRoom,
    data: Type.Object({ path: Type.String(), share_code: Type.String(), shares: Count }, closed),
    errors: ['not-found'],
  },
  'POST api/live/watched': {
    summary: 'Reports watched seconds of a room and the latency behind live, for the history of a signed-in user and the studio’s figures.',
    who: 'guest',
    effect: 'write',
    body: Type.Object(
      {
        id: Id,
        seconds: Type.Integer({ minimum: 0, maximum: roomLimits.watchSeconds }),
        /** Latency of the picture in milliseconds; null: unknown. */
        behind: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 86_400_000 }), Type.Null()])),
      },
      closed,
    ),
    data: Type.Object({}, closed),
    errors: ['not-found'],
  },
  'POST api/Member/attention': {
    summary: 'Follows or unfollows a streamer.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ uid: Id, on: Type.Boolean() }, closed),
    data: Type.Object({ followed: Type.Boolean(), followers: Count }, closed),
    errors: ['not-found', 'forbidden', 'limit-reached'],
  },
  'GET api/User/attentionList': {
    summary: 'Returns the streamers whom the caller follows, live ones first.',
    who: 'user',
    effect: 'read',
    query: Type.Object(queryPage, closed),
    data: Type.Object({ list: Type.Array(Anchor), total: Count, live: Count }, closed),
  },
  'GET api/User/watchlistList': {
    summary: 'Returns the rooms that the caller watched, most recent first.',
    who: 'user',
    effect: 'read',
    query: Type.Object(queryPage, closed),
    data: Type.Object({ list: Type.Array(Watched), total: Count }, closed),
  },
  'POST api/User/clearWatchlist': {
    summary: 'Deletes which rooms the caller watched, and how long.',
    who: 'user',
    effect: 'write',
    data: Empty,
  },
  'GET api/User/anchorExperienceList': {
    summary: 'Returns level and experience of a streamer, with the steps.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ uid: Id }, closed),
    data: Growth,
    errors: ['not-found'],
  },
  'POST api/member/growupList': {
    summary: 'Returns the caller’s levels and how each is reached.',
    who: 'user',
    effect: 'read',
    body: Type.Object({}, closed),
    data: Type.Object({ list: Type.Array(Growth) }, closed),
  },
} as const satisfies Record<string, Endpoint>
