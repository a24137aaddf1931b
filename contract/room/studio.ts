// The studio: applying as a streamer, the user's own room, starting and ending a broadcast, scheduled broadcasts.
// `owner`: the streamer of the room. `manager`: the streamer, or one of their managers there.
import { type Static, Type } from 'typebox'
import { idKinds } from '../account/member.ts'
import { roomLimits } from '../limits/room-limits.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { Announcement, AnnouncementList } from './announcement.ts'
import { Application, contactFields } from './application.ts'
import { Category, PictureOffset, RoomCard, RoomChat, roomRoles } from './room-card.ts'
import { StreamHealth, StreamInfo, StreamTrouble } from './stream.ts'

const NullableTimestamp = Type.Union([Timestamp, Type.Null()])
const OrId = Type.Union([Id, Type.Null()])
const Text = (maxLength: number) => Type.String({ maxLength })
const queryPage = { page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }
const QueryCategory = Type.String({ pattern: '^[1-6]$' })
const Cover = Type.String({ maxLength: 200 })
const Title = Text(200)

/** Where OBS and the browser send the picture. Only the owner receives the key. */
export const LiveUrl = Type.Object(
  {
    /** rtmp://host:port/live, for OBS: server. Empty: this server accepts pictures only from the browser. */
    address: Type.String(),
    /** 256 bits, in the form that the browser sends. */
    key: Type.String(),
    /** For OBS: stream key. The key itself, or ROOM?key=KEY for an external media engine. */
    stream_key: Type.String(),
    /** Path of the socket for publishing from the browser. */
    ingest: Type.String(),
    /** Creation time of this key. */
    key_at: Timestamp,
  },
  closed,
)
export type LiveUrl = Static<typeof LiveUrl>

export const endReasons = ['ended', 'away', 'blocked'] as const
/** One broadcast, current or past. */
export const Broadcast = Type.Object(
  {
    id: Id,
    title: Type.String(),
    cover: Type.String(),
    category: Category,
    match_id: OrId,
    started_at: Timestamp,
    ended_at: NullableTimestamp,
    /** ended: by its streamer. away: no picture for ten minutes. blocked: by an operator. */
    end_reason: Type.Union([oneOf(endReasons), Type.Null()]),
    seconds: Count,
    peak_viewers: Count,
    /** Signed-in viewers. */
    watchers: Count,
    /** Seconds watched, over all viewers. */
    watched_seconds: Count,
    new_followers: Count,
  },
  closed,
)
export type Broadcast = Static<typeof Broadcast>

/** The user's own room as the studio shows it. */
export const StudioRoom = Type.Object(
  {
    room: RoomCard,
    placard: Type.String(),
    badge_name: Type.String(),
    auto_reply: Type.String(),
    chat: RoomChat,
    picture_offset: PictureOffset,
    followers: Count,
    managers: Count,
    stream: StreamInfo,
    /** The current broadcast. */
    broadcast: Type.Union([Broadcast, Type.Null()]),
  },
  closed,
)
export type StudioRoom = Static<typeof StudioRoom>

const startFields = { title: Type.Optional(Title), match_id: Type.Optional(OrId), cover: Type.Optional(Cover) }
const Started = Type.Object({ studio: StudioRoom, live: LiveUrl }, closed)
const announceFields = { title: Title, start_at: Timestamp, category: Category, match_id: Type.Optional(OrId), cover: Type.Optional(Cover) }
export const studioEndpoints = {
  'POST api/Live/apply': {
    summary: 'Applies as a streamer, with real name, ID number, one of QQ, WeChat and phone, and experience.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        real_name: Type.String({ minLength: 1, maxLength: 100 }),
        id_number: Type.String({ minLength: 1, maxLength: 30 }),
        kind: Type.Optional(oneOf(idKinds)),
        ...contactFields,
        /** Share code or account of the inviter. */
        inviter: Type.Optional(Text(40)),
        experience: Text(4_000),
      },
      closed,
    ),
    data: Application,
    errors: [
      'real-name-invalid',
      'id-number-invalid',
      'id-number-taken',
      'contact-needed',
      'experience-short',
      'invite-invalid',
      'already-decided',
    ],
  },
  'GET api/Live/application': { summary: 'Returns the state of the caller’s application.', who: 'user', effect: 'read', data: Application },
  'GET api/Live/getStudio': {
    summary: 'Returns the caller’s room.',
    who: 'owner',
    effect: 'read',
    data: StudioRoom,
    errors: ['forbidden'],
  },
  'GET api/Live/getLiveUrl': {
    summary: 'Returns the push address and key of the caller’s stream.',
    who: 'owner',
    effect: 'read',
    data: LiveUrl,
    errors: ['forbidden'],
  },
  'POST api/Live/rotateKey': {
    summary: 'Creates a new stream key; the old one is revoked, and its publisher is disconnected.',
    who: 'owner',
    effect: 'write',
    data: LiveUrl,
    errors: ['forbidden'],
  },
  'GET api/Live/getHealth': {
    summary:
      'Returns how the caller’s stream arrives, what is rejected, newest first, and a histogram of viewers’ latency: a count per bar.',
    who: 'owner',
    effect: 'read',
    data: Type.Object(
      {
        health: Type.Union([StreamHealth, Type.Null()]),
        troubles: Type.Array(StreamTrouble),
        delays: Type.Array(Count),
        /** Median and 95th percentile of viewers' latency behind live, in milliseconds; null while no viewer has reported any. */
        delay_half: Type.Union([Count, Type.Null()]),
        delay_most: Type.Union([Count, Type.Null()]),
      },
      closed,
    ),
    errors: ['forbidden'],
  },
  'GET api/Live/startRoom': {
    summary: 'Starts a broadcast.',
    who: 'owner',
    effect: 'write',
    query: Type.Object(
      { title: Type.Optional(Title), category: Type.Optional(QueryCategory), match_id: Type.Optional(Id), cover: Type.Optional(Cover) },
      closed,
    ),
    data: Started,
    errors: ['forbidden', 'invalid-input', 'word-refused', 'account-blocked'],
  },
  'POST api/Live/mobileStartRoom': {
    summary: 'Starts a broadcast from a phone.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ ...startFields, category: Type.Optional(Category) }, closed),
    data: Started,
    errors: ['forbidden', 'invalid-input', 'word-refused', 'account-blocked'],
  },
  'GET api/Live/endRoom': {
    summary: 'Ends the caller’s broadcast and returns its summary; if it is already over, returns the same summary again.',
    who: 'owner',
    effect: 'write',
    data: Broadcast,
    errors: ['forbidden', 'not-found'],
  },
  'GET api/Live/getBroadcastList': {
    summary: 'Returns the caller’s broadcasts, newest first.',
    who: 'owner',
    effect: 'read',
    query: Type.Object(queryPage, closed),
    data: Type.Object({ list: Type.Array(Broadcast), total: Count, seconds: Count }, closed),
    errors: ['forbidden'],
  },
  'POST api/Live/setPlacard': {
    summary: 'Sets the announcement of the caller’s room: at most 50 characters.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ placard: Text(400) }, closed),
    data: Type.Object({ placard: Type.String() }, closed),
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
  'POST api/Live/setLiveInfo': {
    summary: 'Sets title, cover, category, match and chat rules of the caller’s room, and how far its picture is behind the feed.',
    who: 'owner',
    effect: 'write',
    body: Type.Object(
      {
        title: Type.Optional(Title),
        /** A path of an own upload of kind cover; empty: none. */
        cover: Type.Optional(Cover),
        category: Type.Optional(Category),
        game: Type.Optional(OrId),
        match_id: Type.Optional(OrId),
        chat: Type.Optional(Type.Partial(RoomChat, closed)),
        picture_offset: Type.Optional(PictureOffset),
      },
      closed,
    ),
    data: StudioRoom,
    errors: ['forbidden', 'invalid-input', 'word-refused', 'not-found'],
  },
  'GET api/live/setTitle': {
    summary: 'Sets the title of the caller’s room.',
    who: 'owner',
    effect: 'write',
    query: Type.Object({ title: Title }, closed),
    data: Type.Object({ title: Type.String() }, closed),
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
  'POST api/member/setBadgeName': {
    summary: 'Sets the text of the badge of the caller’s fans.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ badge_name: Text(60) }, closed),
    data: Type.Object({ badge_name: Type.String() }, closed),
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
  'POST api/member/setAutoReply': {
    summary: 'Sets the automatic answer to private messages to the caller; empty: none.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ auto_reply: Text(800) }, closed),
    data: Type.Object({ auto_reply: Type.String() }, closed),
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
  'POST api/Live/setReserveLiveNew': {
    summary: 'Announces a broadcast.',
    who: 'owner',
    effect: 'write',
    body: Type.Object(announceFields, closed),
    data: Announcement,
    errors: ['forbidden', 'invalid-input', 'word-refused', 'limit-reached', 'not-found'],
  },
  'GET api/live/updateLive': {
    summary: 'Changes an announced broadcast; users who reserved it are notified of a new start.',
    who: 'owner',
    effect: 'write',
    query: Type.Object(
      {
        id: Id,
        title: Type.Optional(Title),
        start_at: Type.Optional(Timestamp),
        category: Type.Optional(QueryCategory),
        /** Empty: no match. */
        match_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.-]{0,64}$' })),
        cover: Type.Optional(Cover),
      },
      closed,
    ),
    data: Announcement,
    errors: ['forbidden', 'invalid-input', 'word-refused', 'not-found'],
  },
  'GET api/live/deleteReserveLive': {
    summary: 'Cancels an announced broadcast.',
    who: 'owner',
    effect: 'write',
    query: Type.Object({ id: Id }, closed),
    data: Empty,
    errors: ['forbidden', 'not-found'],
  },
  'POST api/Live/setLiveList': {
    summary: 'Sets the order and visibility of the caller’s announced broadcasts.',
    who: 'owner',
    effect: 'write',
    body: Type.Object(
      {
        list: Type.Array(Type.Object({ id: Id, hidden: Type.Boolean() }, closed), { maxItems: roomLimits.announcements }),
      },
      closed,
    ),
    data: AnnouncementList,
    errors: ['forbidden', 'not-found'],
  },
  'GET api/Live/getOwnReserveList': {
    summary: 'Returns the caller’s announced broadcasts in the caller’s order, including hidden ones.',
    who: 'owner',
    effect: 'read',
    data: AnnouncementList,
    errors: ['forbidden'],
  },
  'GET api/Live/getManagedRooms': {
    summary: 'Returns the rooms that the caller manages.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Type.Object({ room: RoomCard, role: oneOf(roomRoles) }, closed)) }, closed),
  },
} as const satisfies Record<string, Endpoint>
