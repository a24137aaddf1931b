// Uploaded videos, their categories, and the figures of videos and recordings.
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { VideoState } from '../../../contract/video.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

const count = (name: string) => integer(name).notNull().default(0)

export const videoCategory = pgTable('video_category', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Name>().notNull(),
  /** Whether its videos may reveal results. */
  results: boolean('results').notNull(),
  place: integer('place').notNull(),
  shown: boolean('shown').notNull().default(true),
})

export const video = pgTable(
  'video',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    title: jsonb('title').$type<Name>().notNull(),
    description: text('description').notNull().default(''),
    cover: text('cover').notNull(),
    /** Path of the upload. */
    path: text('path').notNull(),
    duration_ms: integer('duration_ms').notNull(),
    category_id: text('category_id')
      .notNull()
      .references(() => videoCategory.id),
    match_id: text('match_id'),
    /** Product time of its first frame. */
    begins_at: timestamptz('begins_at'),
    published_at: timestamptz('published_at').notNull(),
  },
  (table) => [
    uniqueIndex('video_path').on(table.path),
    index('video_of').on(table.account_id, table.published_at),
    index('video_in').on(table.category_id, table.published_at),
    index('video_new').on(table.published_at),
  ],
)

/** State and figures of an upload or recording. A recording without a row is visible, with all figures 0. */
export const videoFigure = pgTable('video_figure', {
  video_id: text('video_id').primaryKey(),
  state: text('state').$type<VideoState>().notNull().default('shown'),
  /** Why it is hidden. */
  reason: text('reason').notNull().default(''),
  views: count('views'),
  likes: count('likes'),
  favorites: count('favorites'),
})

/** Counts per day in the platform's time zone: rules/time/rank-range.ts. */
export const videoDay = pgTable(
  'video_day',
  {
    video_id: text('video_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: count('views'),
    likes: count('likes'),
  },
  (table) => [primaryKey({ columns: [table.video_id, table.day] }), index('video_day_day').on(table.day)],
)

export const videoLike = pgTable(
  'video_like',
  {
    video_id: text('video_id').notNull(),
    account_id: text('account_id').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.video_id, table.account_id] }), index('video_like_of').on(table.account_id)],
)

export const videoFavorite = pgTable(
  'video_favorite',
  {
    video_id: text('video_id').notNull(),
    account_id: text('account_id').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.video_id, table.account_id] }), index('video_favorite_of').on(table.account_id, table.at)],
)

/** Last counted view of a viewer: an account's id, or the hash of an address. */
export const videoView = pgTable(
  'video_view',
  {
    viewer: text('viewer').notNull(),
    video_id: text('video_id').notNull(),
    at: timestamptz('at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.video_id] }), index('video_view_at').on(table.at)],
)

export const videoCategoryFollow = pgTable(
  'video_category_follow',
  {
    account_id: text('account_id').notNull(),
    category_id: text('category_id')
      .notNull()
      .references(() => videoCategory.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.category_id] })],
)
