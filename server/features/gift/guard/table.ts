// The ladders of guard and noble, terms of accounts, and used free adverts by month.
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EntryEffect, StatusKind } from '../../../../contract/gift/guard.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const statusTier = pgTable('status_tier', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<StatusKind>().notNull(),
  name: jsonb('name').$type<Name>().notNull(),
  level: integer('level').notNull(),
  /** Monthly price, in tenths of a diamond. */
  price: bigint('price', { mode: 'number' }).notNull(),
  img: text('img').notNull(),
  entry: text('entry').$type<EntryEffect>().notNull(),
  adverts: integer('adverts').notNull(),
  bag: jsonb('bag').$type<{ gift_id: string; num: number }[]>().notNull(),
  on_sale: boolean('on_sale').notNull().default(true),
})

export const statusTerm = pgTable(
  'status_term',
  {
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<StatusKind>().notNull(),
    /** Room of a guard; empty for a noble. */
    room_id: text('room_id').notNull(),
    tier: text('tier').notNull(),
    level: integer('level').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    since: timestamptz('since').notNull(),
    anchor: timestamptz('anchor').notNull(),
    expires_at: timestamptz('expires_at').notNull(),
    /** Stage of the last reminder: rules/room/status-term.ts. */
    reminded: integer('reminded').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.kind, table.room_id] }),
    index('status_term_room').on(table.room_id, table.kind, table.expires_at),
    index('status_term_ends').on(table.expires_at).where(sql`reminded < 3`),
  ],
)

/** One row per month of a noble's term. */
export const advertUse = pgTable(
  'advert_use',
  { account_id: text('account_id').notNull(), month: timestamptz('month').notNull(), used: integer('used').notNull() },
  (table) => [primaryKey({ columns: [table.account_id, table.month] })],
)
