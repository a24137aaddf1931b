// Payout accounts, encrypted, and withdrawals.
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PayoutKind, RefusalReason, WithdrawalState } from '../../../../contract/money/withdrawal.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const payoutAccount = pgTable(
  'payout_account',
  {
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<PayoutKind>().notNull(),
    /** Number, name and bank as JSON, encrypted with the server's own key, bound to account and kind. */
    sealed: text('sealed').notNull(),
    changed_at: timestamptz('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.kind] })],
)

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    coin: bigint('coin', { mode: 'number' }).notNull(),
    kind: text('kind').$type<PayoutKind>().notNull(),
    /** A copy: a later change of the account does not affect it. */
    sealed: text('sealed').notNull(),
    reason: text('reason').$type<RefusalReason>(),
    note: text('note').notNull().default(''),
    created_at: timestamptz('created_at').notNull(),
    /** Approving operators in order: above a limit it takes two. */
    approved_by: text('approved_by').array().notNull().default([]),
    decided_at: timestamptz('decided_at'),
  },
  (table) => [
    index('withdrawal_of').on(table.account_id, table.created_at),
    index('withdrawal_by_state').on(table.state, table.created_at),
  ],
)
