// Rooms of streamers, their broadcasts, and their viewers and shares.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Broadcast } from '../../../contract/room/studio.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

/** One per streamer. Accounts belong to another feature: there is no reference. */
export const room = pgTable('room', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull().unique(),
  title: text('title').notNull().default(''),
  /** A path; empty: none. */
  cover: text('cover').notNull().default(''),
  category: integer('category').notNull(),
  game: text('game'),
  match_id: text('match_id'),
  placard: text('placard').notNull().default(''),
  auto_reply: text('auto_reply').notNull().default(''),
  badge_name: text('badge_name').notNull().default(''),
  slow_seconds: integer('slow_seconds').notNull().default(0),
  followers_only: boolean('followers_only').notNull().default(false),
  /** Milliseconds that its picture lags behind the feed, set by its streamer. */
  picture_offset: integer('picture_offset').notNull().default(0),
  /** SHA-256 of the stream key, which identifies a publisher. The key itself is encrypted with a key outside the database. */
  key_hash: text('key_hash').notNull().unique(),
  key_sealed: text('key_sealed').notNull(),
  key_at: timestamptz('key_at').notNull(),
  /** Experience of its streamer, in whole points. */
  experience: integer('experience').notNull().default(0),
  /** Heat from events other than viewers, as of `warm_at`: it decays. */
  warmth: real('warmth').notNull().default(0),
  warm_at: timestamptz('warm_at').notNull().defaultNow(),
  created_at: timestamptz('created_at').notNull().defaultNow(),
  /** Set when its streamer deleted the account. */
  closed_at: timestamptz('closed_at'),
})

/** Former keys of rooms, by the same hash. */
export const formerStreamKey = pgTable(
  'former_stream_key',
  {
    key_hash: text('key_hash').primaryKey(),
    room_id: text('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    changed_at: timestamptz('changed_at').notNull(),
  },
  (table) => [index('former_stream_key_of').on(table.room_id, table.changed_at)],
)

export const broadcast = pgTable(
  'broadcast',
  {
    id: text('id').primaryKey(),
    room_id: text('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    category: integer('category').notNull(),
    match_id: text('match_id'),
    started_at: timestamptz('started_at').notNull(),
    ended_at: timestamptz('ended_at'),
    end_reason: text('end_reason').$type<NonNullable<Broadcast['end_reason']>>(),
    peak_viewers: integer('peak_viewers').notNull().default(0),
    watched_seconds: integer('watched_seconds').notNull().default(0),
    /** Followers of the streamer at its start. */
    followers_before: integer('followers_before').notNull().default(0),
    new_followers: integer('new_followers').notNull().default(0),
    /** Time of its first picture, and of its followers' alert; null: none. */
    pictured_at: timestamptz('pictured_at'),
    alerted_at: timestamptz('alerted_at'),
  },
  (table) => [
    index('broadcast_of').on(table.room_id, table.started_at),
    uniqueIndex('broadcast_on').on(table.room_id).where(sql`ended_at is null`),
  ],
)

/** Rooms that an account watched, and for how long. */
export const roomWatch = pgTable(
  'room_watch',
  {
    account_id: text('account_id').notNull(),
    room_id: text('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    seconds: integer('seconds').notNull().default(0),
    seen_at: timestamptz('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.room_id] }), index('room_watch_last').on(table.account_id, table.seen_at)],
)

/** Signed-in viewers of a broadcast. */
export const broadcastWatch = pgTable(
  'broadcast_watch',
  {
    broadcast_id: text('broadcast_id')
      .notNull()
      .references(() => broadcast.id, { onDelete: 'cascade' }),
    account_id: text('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.broadcast_id, table.account_id] }), index('broadcast_watch_of').on(table.account_id)],
)

/** Accounts that shared a room, once each. */
export const roomShare = pgTable(
  'room_share',
  {
    room_id: text('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    account_id: text('account_id').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.room_id, table.account_id] })],
)
