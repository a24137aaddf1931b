// Goods with their stock, their codes if any, and exchange records.
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ExchangeState, GoodsKind } from '../../../../contract/task/mall.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const goods = pgTable(
  'goods',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<GoodsKind>().notNull(),
    name: jsonb('name').$type<Name>().notNull(),
    summary: jsonb('summary').$type<Name>().notNull(),
    img: text('img').notNull(),
    gold: bigint('gold', { mode: 'number' }).notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    stock: integer('stock').notNull(),
    /** Maximum per account; 0 for unlimited. */
    limit: integer('limit').notNull().default(0),
    place: integer('place').notNull().default(0),
    on_sale: boolean('on_sale').notNull().default(true),
  },
  (table) => [
    check('goods_stock', sql`${table.stock} >= 0`),
    check('goods_cost', sql`${table.gold} >= 0 and ${table.price} >= 0 and ${table.gold} + ${table.price} > 0`),
  ],
)

export const goodsCode = pgTable(
  'goods_code',
  {
    id: text('id').primaryKey(),
    goods_id: text('goods_id').notNull(),
    /** Encrypted with the server's own key. */
    sealed: text('sealed').notNull(),
    exchange_id: text('exchange_id'),
  },
  (table) => [index('goods_code_free').on(table.goods_id).where(sql`exchange_id is null`)],
)

export const exchange = pgTable(
  'exchange',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    goods_id: text('goods_id').notNull(),
    /** The good's name at that time. */
    name: jsonb('name').$type<Name>().notNull(),
    img: text('img').notNull(),
    num: integer('num').notNull(),
    gold: bigint('gold', { mode: 'number' }).notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** The spending limit's day that its diamonds count towards; null if it cost none. */
    spend_day: text('spend_day'),
    state: text('state').$type<ExchangeState>().notNull(),
    /** Codes, or name, phone and address, encrypted with the server's own key. */
    sealed: text('sealed').notNull().default(''),
    note: text('note').notNull().default(''),
    created_at: timestamptz('created_at').notNull(),
  },
  (table) => [index('exchange_of').on(table.account_id, table.created_at), index('exchange_of_goods').on(table.account_id, table.goods_id)],
)
