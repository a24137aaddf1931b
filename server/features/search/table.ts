// Search counts of teams, leagues and streamers.
import { index, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

/** `count` halves every three days; each write decays it to `at`. */
export const searchCount = pgTable(
  'search_count',
  {
    kind: text('kind').$type<'team' | 'league' | 'anchor'>().notNull(),
    id: text('id').notNull(),
    count: real('count').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('search_count_by_count').on(table.count)],
)
