// Experts, their applications and followers; their schemes with sales and tips; channel providers.
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Settlement } from '../../../contract/expert/scheme.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { Play, PlayOutcome } from '../../../contract/match/play.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const expertApplication = pgTable(
  'expert_application',
  {
    account_id: text('account_id').primaryKey(),
    /** Encrypted, like the WeChat account. */
    real_name: text('real_name').notNull(),
    wechat: text('wechat').notNull(),
    experience: text('experience').notNull(),
    state: text('state').$type<'waiting' | 'approved' | 'refused'>().notNull().default('waiting'),
    reason: text('reason').notNull().default(''),
    sent_at: timestamptz('sent_at').notNull(),
    settled_by: text('settled_by'),
    settled_at: timestamptz('settled_at'),
  },
  (table) => [index('expert_application_state').on(table.state, table.sent_at)],
)

export const expert = pgTable('expert', {
  account_id: text('account_id').primaryKey(),
  since: timestamptz('since').notNull(),
})

export const channelProvider = pgTable('channel_provider', {
  account_id: text('account_id').primaryKey(),
  since: timestamptz('since').notNull(),
})

export const expertFollow = pgTable(
  'expert_follow',
  { account_id: text('account_id').notNull(), expert_id: text('expert_id').notNull(), at: timestamptz('at').notNull() },
  (table) => [primaryKey({ columns: [table.account_id, table.expert_id] }), index('expert_follow_of').on(table.expert_id)],
)

/** Immutable except for the results. Times are product time. */
export const scheme = pgTable(
  'scheme',
  {
    id: text('id').primaryKey(),
    expert_id: text('expert_id').notNull(),
    match_id: text('match_id').notNull(),
    sport: text('sport').$type<Sport>().notNull(),
    /** Start of the match when the scheme was locked. */
    match_time: timestamptz('match_time').notNull(),
    /** Only the day was known. */
    time_tbc: boolean('time_tbc').notNull().default(false),
    locked_at: timestamptz('locked_at').notNull(),
    plays: jsonb('plays').$type<Play[]>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Tenths of a diamond; 0 for free. */
    price: bigint('price', { mode: 'number' }).notNull(),
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
    state: text('state').$type<'open' | 'settled' | 'void'>().notNull().default('open'),
    /** In the order of the plays. */
    outcomes: jsonb('outcomes').$type<PlayOutcome[]>().notNull(),
    /** The result that it was settled by (rules/expert/play.ts); null if unsettled. */
    settled_on: text('settled_on'),
    settled_at: timestamptz('settled_at'),
    settlements: jsonb('settlements').$type<Settlement[]>().notNull().default([]),
    /** When the money paid for it was moved. */
    money_at: timestamptz('money_at'),
    removed_at: timestamptz('removed_at'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('scheme_hash').on(table.hash),
    index('scheme_of').on(table.expert_id, table.match_time),
    index('scheme_match').on(table.match_id),
    index('scheme_open').on(table.match_time).where(sql`state = 'open'`),
    index('scheme_money').on(table.settled_at).where(sql`state <> 'open' and money_at is null`),
  ],
)

/** One sale per account and scheme. Times are real: money does not follow the product clock. */
export const schemeSale = pgTable(
  'scheme_sale',
  {
    scheme_id: text('scheme_id')
      .notNull()
      .references(() => scheme.id),
    account_id: text('account_id').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** The expert's share. */
    income: bigint('income', { mode: 'number' }).notNull(),
    /** The spending limit's day that it counts towards. */
    spend_day: text('spend_day').notNull(),
    state: text('state').$type<'held' | 'paid' | 'back'>().notNull().default('held'),
    at: timestamptz('at').notNull(),
    ended_at: timestamptz('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.scheme_id, table.account_id] }),
    index('scheme_sale_of').on(table.account_id, table.at),
    index('scheme_sale_held').on(table.scheme_id).where(sql`state = 'held'`),
  ],
)

export const schemeTip = pgTable(
  'scheme_tip',
  {
    id: text('id').primaryKey(),
    scheme_id: text('scheme_id').notNull(),
    account_id: text('account_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('scheme_tip_of').on(table.scheme_id), index('scheme_tip_by').on(table.account_id)],
)
