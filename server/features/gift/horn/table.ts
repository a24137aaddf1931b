// Horns: paid for, and pending or decided by an operator.
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { HornState } from '../../../../contract/gift/horn.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const horn = pgTable(
  'horn',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    text: text('text').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Day of the spending limit that it counts toward; null: none. */
    spent_day: text('spent_day'),
    state: text('state').$type<HornState>().notNull(),
    reason: text('reason').notNull().default(''),
    decided_by: text('decided_by'),
    created_at: timestamptz('created_at').notNull(),
    decided_at: timestamptz('decided_at'),
  },
  (table) => [index('horn_of').on(table.account_id, table.created_at), index('horn_by_state').on(table.state, table.created_at)],
)
