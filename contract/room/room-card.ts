// A room as lists show it, and who one is in it.
import { type Static, Type } from 'typebox'
import { Status } from '../gift/guard.ts'
import { mostPictureOffset, roomLimits } from '../limits/room-limits.ts'
import { Count, closed, Id, Moment, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

const OrMoment = Type.Union([Moment, Type.Null()])
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
    /** The streamer's level. */
    level: Count,
    title: Type.String(),
    /** A path; empty: none, and the app draws one. */
    cover: Type.String(),
    category: Category,
    /** Of category 3: which game. */
    game: OrId,
    /** The match that the room shows. */
    match_id: OrId,
    is_live: Type.Boolean(),
    /** Of the broadcast that is on. */
    started_at: OrMoment,
    /** Start of the next announced broadcast. */
    next_at: OrMoment,
    heat: Count,
    viewers: Count,
    playback_count: Count,
  },
  closed,
)
export type RoomCard = Static<typeof RoomCard>
export const RoomList = Type.Object({ list: Type.Array(RoomCard), total: Count }, closed)
export type RoomList = Static<typeof RoomList>

/** A game or kind of cards of category 3, with how many rooms show it now. */
export const Game = Type.Object({ id: Id, name: Name, live: Count }, closed)
export type Game = Static<typeof Game>

export const roomRoles = ['viewer', 'manager', 'owner'] as const
export type RoomRole = (typeof roomRoles)[number]
const OrStatus = Type.Union([Status, Type.Null()])
/** Who one is in a room. Moments that are over are null. */
export const Standing = Type.Object(
  {
    role: oneOf(roomRoles),
    muted_until: OrMoment,
    kicked_until: OrMoment,
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
 * Milliseconds that the picture of a room is behind what the feed tells of its match, by the word of its streamer; less than 0: before
 * it. Score, events and marks of the room wait that much longer.
 */
export const PictureOffset = Type.Integer({ minimum: -mostPictureOffset, maximum: mostPictureOffset })

/** What a room asks of who writes in it. */
export const RoomChat = Type.Object(
  { slow_seconds: Type.Integer({ minimum: 0, maximum: roomLimits.slowSeconds }), followers_only: Type.Boolean() },
  closed,
)
export type RoomChat = Static<typeof RoomChat>
