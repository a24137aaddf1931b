// Standings of accounts in rooms: managers, mutes, kicks; and the log of all changes.
import { bigint, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ModerationAct } from '../../../../contract/room/moderation.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'
import { room } from '../table.ts'

const roomId = () =>
  text('room_id')
    .notNull()
    .references(() => room.id, { onDelete: 'cascade' })

export const roomManager = pgTable(
  'room_manager',
  {
    room_id: roomId(),
    account_id: text('account_id').notNull(),
    made_by: text('made_by').notNull(),
    made_at: timestamptz('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.room_id, table.account_id] }), index('room_manager_of').on(table.account_id)],
)

/** A mute and a kick are two rows. An expired row stays until it is replaced or swept. */
export const roomRestriction = pgTable(
  'room_restriction',
  {
    room_id: roomId(),
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<'mute' | 'kick'>().notNull(),
    until: timestamptz('until').notNull(),
    reason: text('reason').notNull(),
    by: text('by').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.room_id, table.account_id, table.kind] }),
    index('room_restriction_of').on(table.account_id),
    index('room_restriction_until').on(table.room_id, table.kind, table.until),
  ],
)

/** State of a restriction or manager before an action, which undo restores. Times are ISO. */
export interface Before {
  until?: string
  reason?: string
  by?: string
  at?: string
  made_by?: string
}

export const roomAct = pgTable(
  'room_act',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    room_id: roomId(),
    at: timestamptz('at').notNull(),
    act: text('act').$type<ModerationAct>().notNull(),
    by: text('by').notNull(),
    account_id: text('account_id').notNull(),
    hours: integer('hours'),
    reason: text('reason').notNull().default(''),
    /** Null: there was none. */
    before: json('before').$type<Before>(),
    undone_by: text('undone_by'),
    undone_at: timestamptz('undone_at'),
  },
  (table) => [index('room_act_of').on(table.room_id, table.id)],
)
