// What was tried by whom: the limits that a restart must not forget.
import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const attempt = pgTable(
  'attempt',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** The account, number or address that it counts for. */
    subject: text('subject').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('attempt_of').on(table.kind, table.subject, table.at), index('attempt_by_age').on(table.at)],
)
