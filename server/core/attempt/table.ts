// Attempts by subject, for limits that must survive a restart.
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../database/timestamptz.ts'

export const attempt = pgTable(
  'attempt',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** The account, number or address that the attempt is counted for. */
    subject: text('subject').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('attempt_of').on(table.kind, table.subject, table.at), index('attempt_by_age').on(table.at)],
)
