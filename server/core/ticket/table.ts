// Tickets of one use: a payment password that was right, a drafted card.
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** One use, five minutes. `about` is what it stands for: a payment password that was right, or a drafted card, sealed. */
export const ticket = pgTable(
  'ticket',
  {
    /** SHA-256 of the ticket. */
    hash: text('hash').primaryKey(),
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<'pay' | 'payout'>().notNull(),
    sealed: text('sealed').notNull(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [index('ticket_by_age').on(table.expires_at)],
)
