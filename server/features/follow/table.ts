// Accounts' follows, their groups and order. No foreign keys: accounts and followed items belong to other features.
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AlertKind, FollowKind } from '../../../contract/follow/follow.ts'
import type { FollowOrderKind } from '../../../contract/limits/follow-limits.ts'

/** An account's follow, shared by all its devices. */
export const accountFollow = pgTable(
  'account_follow',
  {
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<FollowKind>().notNull(),
    ref_id: text('ref_id').notNull(),
    events: text('events').array().$type<AlertKind[]>().notNull(),
    muted: boolean('muted').notNull().default(false),
    through: boolean('through').notNull().default(false),
    adds: boolean('adds').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.kind, table.ref_id] }),
    index('account_follow_of').on(table.kind, table.ref_id),
  ],
)

export const followGroup = pgTable(
  'follow_group',
  {
    account_id: text('account_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    rank: text('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.id] })],
)

export const followMark = pgTable(
  'follow_mark',
  {
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<FollowOrderKind>().notNull(),
    ref_id: text('ref_id').notNull(),
    /** A deleted group counts as none. */
    group_id: text('group_id'),
    rank: text('rank'),
    special: boolean('special').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.kind, table.ref_id] }),
    index('follow_special').on(table.kind, table.ref_id).where(sql`special`),
  ],
)
