// Gifts on sale, gifts in bags, given gifts, and income shares of streamers.
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { GiftEffect, GiftSource } from '../../../contract/gift/gift.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const gift = pgTable(
  'gift',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Name>().notNull(),
    img: text('img').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    effect: text('effect').$type<GiftEffect>().notNull(),
    place: integer('place').notNull().default(0),
    on_sale: boolean('on_sale').notNull().default(true),
  },
  (table) => [check('gift_price', sql`${table.price} > 0`)],
)

/** Gifts that an account can give without paying. `num` is 0 when all are given. */
export const giftBag = pgTable(
  'gift_bag',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    gift_id: text('gift_id').notNull(),
    num: integer('num').notNull(),
    /** Null: never expires. */
    expires_at: timestamptz('expires_at'),
  },
  (table) => [index('gift_bag_of').on(table.account_id, table.gift_id), check('gift_bag_num', sql`${table.num} >= 0`)],
)

/** held: paid and not yet shown. shown: the streamer got the share. back: taken back. */
export type GiftState = 'held' | 'shown' | 'back'
/** Number taken from the bag, by expiry. */
export interface Taken {
  num: number
  expires_at: string | null
}

export const giftGiven = pgTable(
  'gift_given',
  {
    id: text('id').primaryKey(),
    room_id: text('room_id').notNull(),
    from_id: text('from_id').notNull(),
    to_id: text('to_id').notNull(),
    gift_id: text('gift_id').notNull(),
    /** Snapshot of the gift when it was given. */
    name: jsonb('name').$type<Name>().notNull(),
    img: text('img').notNull(),
    effect: text('effect').$type<GiftEffect>().notNull(),
    num: integer('num').notNull(),
    source: text('source').$type<GiftSource>().notNull(),
    /** Unit price, and total paid: 0 from the bag. */
    unit: bigint('unit', { mode: 'number' }).notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** The streamer's share. */
    income: bigint('income', { mode: 'number' }).notNull(),
    taken: jsonb('taken').$type<Taken[]>().notNull().default([]),
    combo_id: text('combo_id').notNull(),
    state: text('state').$type<GiftState>().notNull(),
    /** Picture time. */
    at: timestamptz('at'),
    /** Day of the spending limit that it counts toward. */
    spend_day: date('spend_day', { mode: 'string' }),
    created_at: timestamptz('created_at').notNull(),
    shows_at: timestamptz('shows_at').notNull(),
  },
  (table) => [
    index('gift_given_to').on(table.to_id, table.created_at),
    index('gift_given_by').on(table.from_id, table.created_at),
    index('gift_given_at').on(table.created_at),
    index('gift_given_held').on(table.shows_at).where(sql`state = 'held'`),
  ],
)

/** A combo: successive gifts of one kind from one account in a room. */
export const giftCombo = pgTable(
  'gift_combo',
  {
    room_id: text('room_id').notNull(),
    account_id: text('account_id').notNull(),
    gift_id: text('gift_id').notNull(),
    combo_id: text('combo_id').notNull(),
    /** The app's id of it; empty: none. */
    named: text('named').notNull(),
    sent: integer('sent').notNull(),
    shown: integer('shown').notNull(),
    last_at: timestamptz('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.room_id, table.account_id, table.gift_id] })],
)

/** Streamers with a share other than the default. */
export const incomeShare = pgTable('income_share', {
  account_id: text('account_id').primaryKey(),
  percent: integer('percent').notNull(),
  changed_at: timestamptz('changed_at').notNull(),
})
