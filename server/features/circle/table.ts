// Circles, their followers, their posts, and the likes of those.
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Mention } from '../../../contract/comment.ts'
import type { ReportReason } from '../../../contract/report.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const circle = pgTable('circle', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Name>().notNull(),
  summary: jsonb('summary').$type<Name>().notNull(),
  icon: text('icon').notNull().default(''),
  color: text('color').notNull().default(''),
  league_id: text('league_id'),
  team_id: text('team_id'),
  place: integer('place').notNull().default(0),
  /** False hides the circle and its posts. */
  on: boolean('on').notNull().default(true),
  followers: integer('followers').notNull().default(0),
  /** Number of visible posts. */
  posts: integer('posts').notNull().default(0),
})

export const circleFollow = pgTable(
  'circle_follow',
  { circle_id: text('circle_id').notNull(), account_id: text('account_id').notNull() },
  (table) => [primaryKey({ columns: [table.account_id, table.circle_id] })],
)

export const post = pgTable(
  'post',
  {
    id: text('id').primaryKey(),
    /** In insertion order. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    circle_id: text('circle_id').notNull(),
    account_id: text('account_id').notNull(),
    type: text('type').$type<'post' | 'video'>().notNull(),
    text: text('text').notNull(),
    pictures: text('pictures').array().notNull().default([]),
    video: text('video').notNull().default(''),
    cover: text('cover').notNull().default(''),
    match_id: text('match_id'),
    mentions: jsonb('mentions').$type<Mention[]>().notNull().default([]),
    /** Product time. */
    at: timestamptz('at').notNull(),
    edited_at: timestamptz('edited_at'),
    likes: integer('likes').notNull().default(0),
    state: text('state').$type<'shown' | 'hidden' | 'deleted'>().notNull().default('shown'),
    reason: text('reason').$type<ReportReason>(),
    removed_by: text('removed_by'),
    key: text('key'),
  },
  (table) => [
    index('post_newest').on(table.seq),
    index('post_in_circle').on(table.circle_id, table.seq),
    index('post_of').on(table.account_id, table.seq),
    index('post_at').on(table.at),
    index('post_of_match').on(table.match_id, table.seq),
    uniqueIndex('post_key').on(table.account_id, table.key),
  ],
)

export const postLike = pgTable('post_like', { post_id: text('post_id').notNull(), account_id: text('account_id').notNull() }, (table) => [
  primaryKey({ columns: [table.post_id, table.account_id] }),
  index('post_like_of').on(table.account_id),
])
