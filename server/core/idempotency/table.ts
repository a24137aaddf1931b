// Money calls by their idempotency key: parameters and responses, for 30 days. R-KEY-1.
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../database/timestamptz.ts'

export const idempotency = pgTable(
  'idempotency',
  {
    account_id: text('account_id').notNull(),
    /** Method and path of the contract. */
    route: text('route').notNull(),
    /** The caller's UUID, or `auto:` and the hash of a call without one. */
    key: text('key').notNull(),
    /** SHA-256 of the parameters. */
    hash: text('hash').notNull(),
    /** The `data` of the response as JSON; null only inside the transaction of the first call. */
    answer: text('answer'),
    created_at: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.route, table.key] }),
    index('idempotency_by_age').on(table.created_at),
    index('idempotency_by_key').on(table.account_id, table.key),
  ],
)
