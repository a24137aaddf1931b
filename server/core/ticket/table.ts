// Single-use tickets: a verified payment password, a drafted card.
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../database/timestamptz.ts'

/** Single use, five minutes. `kind`: a verified payment password or a drafted card; `sealed`: its content. */
export const ticket = pgTable(
  'ticket',
  {
    /** SHA-256 of the ticket. */
    hash: text('hash').primaryKey(),
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<'pay' | 'payout'>().notNull(),
    sealed: text('sealed').notNull(),
    expires_at: timestamptz('expires_at').notNull(),
    used_at: timestamptz('used_at'),
  },
  (table) => [index('ticket_by_age').on(table.expires_at)],
)
