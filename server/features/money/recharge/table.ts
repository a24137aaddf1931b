// Packages, orders, events of payment providers, and the payments of the sandbox.
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PaymentName, RechargeState } from '../../../../contract/money/recharge.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const rechargePackage = pgTable('recharge_package', {
  id: text('id').primaryKey(),
  coin: bigint('coin', { mode: 'number' }).notNull(),
  give: bigint('give', { mode: 'number' }).notNull(),
  money: bigint('money', { mode: 'number' }).notNull(),
  hot: boolean('hot').notNull().default(false),
  place: integer('place').notNull().default(0),
  /** False: no longer sold; existing orders stay valid. */
  on_sale: boolean('on_sale').notNull().default(true),
})

export const rechargeOrder = pgTable(
  'recharge_order',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    package_id: text('package_id').notNull(),
    /** Copied from the package, so that the credited amount is the displayed one. */
    coin: bigint('coin', { mode: 'number' }).notNull(),
    give: bigint('give', { mode: 'number' }).notNull(),
    money: bigint('money', { mode: 'number' }).notNull(),
    method: text('method').$type<PaymentName>().notNull(),
    state: text('state').$type<RechargeState>().notNull(),
    /** The history of its states, oldest first; ISO 8601. */
    states: jsonb('states').$type<{ state: RechargeState; at: string }[]>().notNull(),
    /** The provider's id of the payment. */
    provider_ref: text('provider_ref').notNull().default(''),
    /** The tab's device, which is notified of the result. */
    device_id: text('device_id').notNull().default(''),
    /** The spending limit's day that its price counts towards. */
    day: date('day', { mode: 'string' }).notNull(),
    created_at: timestamptz('created_at').notNull(),
    /** When the provider is polled next. */
    ask_at: timestamptz('ask_at').notNull(),
    asked: integer('asked').notNull().default(0),
    tx_id: bigint('tx_id', { mode: 'number' }),
  },
  (table) => [
    index('recharge_order_of').on(table.account_id, table.created_at),
    index('recharge_order_made').on(table.created_at),
    index('recharge_order_open').on(table.state, table.ask_at),
  ],
)

/** Events already processed, so that a repeated one is ignored. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    method: text('method').$type<PaymentName>().notNull(),
    event_id: text('event_id').notNull(),
    order_id: text('order_id').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.method, table.event_id] })],
)

/** The sandbox's own records, which a real provider keeps elsewhere. */
export const sandboxPayment = pgTable('sandbox_payment', {
  id: text('id').primaryKey(),
  order_id: text('order_id').notNull().unique(),
  money: bigint('money', { mode: 'number' }).notNull(),
  state: text('state').$type<'open' | 'paid' | 'failed' | 'closed'>().notNull(),
  at: timestamptz('at').notNull(),
})
