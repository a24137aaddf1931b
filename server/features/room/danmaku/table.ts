// Danmaku with their picture times.
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Danmaku } from '../../../../contract/room/danmaku.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const danmaku = pgTable(
  'danmaku',
  {
    id: text('id').primaryKey(),
    room_id: text('room_id').notNull(),
    account_id: text('account_id').notNull(),
    at: timestamptz('at').notNull(),
    time: timestamptz('time').notNull(),
    danmaku: jsonb('danmaku').$type<Danmaku>().notNull(),
    key: text('key'),
    removed_at: timestamptz('removed_at'),
  },
  (table) => [index('danmaku_at').on(table.room_id, table.at, table.id), uniqueIndex('danmaku_key').on(table.account_id, table.key)],
)

/** Likes of danmaku. */
export const danmakuLike = pgTable(
  'danmaku_like',
  {
    danmaku_id: text('danmaku_id')
      .notNull()
      .references(() => danmaku.id, { onDelete: 'cascade' }),
    account_id: text('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.danmaku_id, table.account_id] }), index('danmaku_like_of').on(table.account_id)],
)
