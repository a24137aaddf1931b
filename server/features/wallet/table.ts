// What a person has beside the ledger's balances: wealth, the spend guard, and what a day already saw.
import { bigint, boolean, date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export interface GuardLimits {
  confirm_over: number
  daily_cap: number
  daily_recharge_cap: number
}

export const wealth = pgTable('wealth', {
  account_id: text('account_id').primaryKey(),
  /** Tenths of a diamond spent so far. */
  experience: bigint('experience', { mode: 'number' }).notNull(),
})

export const spendGuard = pgTable('spend_guard', {
  account_id: text('account_id').primaryKey(),
  /** In it the days of the caps begin; told once, so that nobody gains a day by travelling in the settings. */
  tz: text('tz').notNull(),
  limits: jsonb('limits').$type<GuardLimits>().notNull(),
  /** What was loosened, and from when it counts. */
  pending: jsonb('pending').$type<GuardLimits>(),
  pending_from: moment('pending_from'),
  cooling_off_until: moment('cooling_off_until'),
  minor_mode: boolean('minor_mode').notNull().default(false),
})

export const spendDay = pgTable(
  'spend_day',
  {
    account_id: text('account_id').notNull(),
    /** In the zone of the person. */
    day: date('day', { mode: 'string' }).notNull(),
    spent: bigint('spent', { mode: 'number' }).notNull().default(0),
    /** Fen of the orders of that day that are not given up. */
    recharged: bigint('recharged', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.day] })],
)
