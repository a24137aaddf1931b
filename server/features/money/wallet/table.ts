// An account's data besides the ledger's balances: wealth, spending limits, and the sums of a day.
import { bigint, boolean, date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export interface SpendLimits {
  confirm_over: number
  daily_cap: number
  daily_recharge_cap: number
}

export const wealth = pgTable('wealth', {
  account_id: text('account_id').primaryKey(),
  /** Tenths of a diamond spent so far. */
  experience: bigint('experience', { mode: 'number' }).notNull(),
})

export const spendLimit = pgTable('spend_guard', {
  account_id: text('account_id').primaryKey(),
  /** Time zone in which the limits' days begin; set once, so that changing it in the settings gains no extra day. */
  tz: text('tz').notNull(),
  limits: jsonb('limits').$type<SpendLimits>().notNull(),
  /** Loosened limits, and from when they apply. */
  pending: jsonb('pending').$type<SpendLimits>(),
  pending_from: timestamptz('pending_from'),
  cooling_off_until: timestamptz('cooling_off_until'),
  minor_mode: boolean('minor_mode').notNull().default(false),
})

export const spendDay = pgTable(
  'spend_day',
  {
    account_id: text('account_id').notNull(),
    /** In the account's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    spent: bigint('spent', { mode: 'number' }).notNull().default(0),
    /** Fen of that day's orders, without closed ones. */
    recharged: bigint('recharged', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.day] })],
)
