// The studio: applying as a streamer, the user's own room, starting and ending a broadcast, scheduled broadcasts.
// `owner`: the streamer of the room. `manager`: the streamer, or one of their managers there.
import { type Static, Type } from 'typebox'
import { roomLimits } from '../limits/room-limits.ts'
import { idKinds } from '../member.ts'
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
    summary: 'Apply as a streamer: real name, ID number, one of QQ, WeChat and phone, experience.',
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
  'GET api/Live/application': { summary: 'How my application stands.', who: 'user', effect: 'read', data: Application },
  'GET api/Live/getStudio': { summary: 'My room.', who: 'owner', effect: 'read', data: StudioRoom, errors: ['forbidden'] },
  'GET api/Live/getLiveUrl': {
    summary: 'Where my picture goes: push address and key.',
    who: 'owner',
    effect: 'read',
    data: LiveUrl,
    errors: ['forbidden'],
  },
  'POST api/Live/rotateKey': {
    summary: 'A new key; the one before, and who publishes by it, is cut off.',
    who: 'owner',
    effect: 'write',
    data: LiveUrl,
    errors: ['forbidden'],
  },
  'GET api/Live/getHealth': {
    summary:
      'How my stream arrives, what of it is refused, the last first, and how far behind its viewers are: so many in each bar of the histogram.',
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
    summary: 'Go on the air.',
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
    summary: 'Go on the air from a phone.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ ...startFields, category: Type.Optional(Category) }, closed),
    data: Started,
    errors: ['forbidden', 'invalid-input', 'word-refused', 'account-blocked'],
  },
  'GET api/Live/endRoom': {
    summary: 'End my broadcast; what it was like. Of one that is over the same again.',
    who: 'owner',
    effect: 'write',
    data: Broadcast,
    errors: ['forbidden', 'not-found'],
  },
  'GET api/Live/getBroadcastList': {
    summary: 'My broadcasts, the last first.',
    who: 'owner',
    effect: 'read',
    query: Type.Object(queryPage, closed),
    data: Type.Object({ list: Type.Array(Broadcast), total: Count, seconds: Count }, closed),
    errors: ['forbidden'],
  },
  'POST api/Live/setPlacard': {
    summary: 'The announcement of my room: at most 50 characters.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ placard: Text(400) }, closed),
    data: Type.Object({ placard: Type.String() }, closed),
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
  'POST api/Live/setLiveInfo': {
    summary: 'Title, cover, category, match, rules of chat of my room, and how far its picture is behind the feed.',
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
    summary: 'The title of my room.',
    who: 'owner',
    effect: 'write',
    query: Type.Object({ title: Title }, closed),
    data: Type.Object({ title: Type.String() }, closed),
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
  'POST api/member/setBadgeName': {
    summary: 'What the badge of my fans says.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ badge_name: Text(60) }, closed),
    data: Type.Object({ badge_name: Type.String() }, closed),
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
  'POST api/member/setAutoReply': {
    summary: 'What everyone who writes to me in private is answered; empty: nothing.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ auto_reply: Text(800) }, closed),
    data: Type.Object({ auto_reply: Type.String() }, closed),
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
  'POST api/Live/setReserveLiveNew': {
    summary: 'Announce a broadcast.',
    who: 'owner',
    effect: 'write',
    body: Type.Object(announceFields, closed),
    data: Announcement,
    errors: ['forbidden', 'invalid-input', 'word-refused', 'limit-reached', 'not-found'],
  },
  'GET api/live/updateLive': {
    summary: 'Change an announced broadcast; who reserved it hears of a new start.',
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
    summary: 'Take an announced broadcast back.',
    who: 'owner',
    effect: 'write',
    query: Type.Object({ id: Id }, closed),
    data: Empty,
    errors: ['forbidden', 'not-found'],
  },
  'POST api/Live/setLiveList': {
    summary: 'Order and visibility of my announced broadcasts.',
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
    summary: 'My announced broadcasts in my order, hidden ones too.',
    who: 'owner',
    effect: 'read',
    data: AnnouncementList,
    errors: ['forbidden'],
  },
  'GET api/Live/getManagedRooms': {
    summary: 'Rooms that I manage.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Type.Object({ room: RoomCard, role: oneOf(roomRoles) }, closed)) }, closed),
  },
} as const satisfies Record<string, Endpoint>
