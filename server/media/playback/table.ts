// Ended broadcasts that can be replayed; their media lie on disk under the room and the id.
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const playback = pgTable(
  'playback',
  {
    id: text('id').primaryKey(),
    room_id: text('room_id').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    started_at: timestamp('started_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    duration_ms: integer('duration_ms').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [index('playback_of_room').on(table.room_id, table.started_at)],
)
