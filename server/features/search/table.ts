// Search counts of teams, leagues and streamers.
import { index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../core/database/timestamptz.ts'

/** `count` halves every three days; each write decays it to `at`. */
export const searchCount = pgTable(
  'search_count',
  {
    kind: text('kind').$type<'team' | 'league' | 'anchor'>().notNull(),
    id: text('id').notNull(),
    count: real('count').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('search_count_by_count').on(table.count)],
)
