// A room as lists show it, and the reader's standing in it.
import { type Static, Type } from 'typebox'
import { Status } from '../gift/guard.ts'
import { mostPictureOffset, roomLimits } from '../limits/room-limits.ts'
import { Count, closed, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

const NullableTimestamp = Type.Union([Timestamp, Type.Null()])
const OrId = Type.Union([Id, Type.Null()])
/** 1 football, 2 basketball, 3 cards and electronic games, 4 tennis, 5 badminton, 6 other. */
export const Category = Type.Integer({ minimum: 1, maximum: 6 })

export const RoomCard = Type.Object(
  {
    id: Id,
    /** The streamer's account. */
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    /** Level as a streamer. */
    level: Count,
    title: Type.String(),
    /** A path; empty: none, the app draws one. */
    cover: Type.String(),
    category: Category,
    /** For category 3: the game. */
    game: OrId,
    /** The match shown in the room. */
    match_id: OrId,
    is_live: Type.Boolean(),
    /** Start of the current broadcast. */
    started_at: NullableTimestamp,
    /** Start of the next scheduled broadcast. */
    next_at: NullableTimestamp,
    heat: Count,
    viewers: Count,
    playback_count: Count,
  },
  closed,
)
export type RoomCard = Static<typeof RoomCard>
export const RoomList = Type.Object({ list: Type.Array(RoomCard), total: Count }, closed)
export type RoomList = Static<typeof RoomList>

/** A video game or card game of category 3, with the number of live rooms. */
export const Game = Type.Object({ id: Id, name: Name, live: Count }, closed)
export type Game = Static<typeof Game>

export const roomRoles = ['viewer', 'manager', 'owner'] as const
export type RoomRole = (typeof roomRoles)[number]
const OrStatus = Type.Union([Status, Type.Null()])
/** A user's standing in a room. Times in the past are null. */
export const Standing = Type.Object(
  {
    role: oneOf(roomRoles),
    muted_until: NullableTimestamp,
    kicked_until: NullableTimestamp,
    kicked: Type.Boolean(),
    /** Of this room. */
    guard: OrStatus,
    /** Of the site. */
    noble: OrStatus,
  },
  closed,
)
export type Standing = Static<typeof Standing>

/**
 * Milliseconds that a room's picture lags behind the feed of its match, as set by its streamer; negative: it is ahead. Score, events and
 * marks of the room are delayed by that much more.
 */
export const PictureOffset = Type.Integer({ minimum: -mostPictureOffset, maximum: mostPictureOffset })

/** Requirements for writing in a room. */
export const RoomChat = Type.Object(
  { slow_seconds: Type.Integer({ minimum: 0, maximum: roomLimits.slowSeconds }), followers_only: Type.Boolean() },
  closed,
)
export type RoomChat = Static<typeof RoomChat>
