// Announced broadcasts. Reserving one follows it: a follow of kind `broadcast`.
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../core/database/timestamptz.ts'
import { room } from '../table.ts'

export const announcement = pgTable(
  'announcement',
  {
    id: text('id').primaryKey(),
    room_id: text('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    cover: text('cover').notNull().default(''),
    category: integer('category').notNull(),
    match_id: text('match_id'),
    /** Product time, like the schedule of matches. */
    start_at: timestamptz('start_at').notNull(),
    place: integer('place').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** The start time that reminders were sent for. */
    reminded_for: timestamptz('reminded_for'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('announcement_of').on(table.room_id, table.start_at),
    index('announcement_start').on(table.start_at),
    index('announcement_match').on(table.match_id),
  ],
)
