// Ended broadcasts that can be replayed; their media lie on disk under the room and the id.
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const playback = pgTable(
  'playback',
  {
    id: text('id').primaryKey(),
    room_id: text('room_id').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    started_at: timestamptz('started_at').notNull(),
    duration_ms: integer('duration_ms').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [index('playback_of_room').on(table.room_id, table.started_at)],
)
