// Sources of rankings: amounts by room, day and giver; a room's counts per day; the fans of a room.
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BadgeColor } from '../../../../contract/gift/rank.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Days in the platform's time zone: rules/time/rank-range.ts. */
export const roomGiver = pgTable(
  'room_giver',
  {
    room_id: text('room_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    account_id: text('account_id').notNull(),
    /** Tenths of a diamond. */
    amount: sum('amount'),
  },
  (table) => [primaryKey({ columns: [table.room_id, table.day, table.account_id] }), index('room_giver_day').on(table.day)],
)

export const roomDay = pgTable(
  'room_day',
  {
    room_id: text('room_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    watch_seconds: sum('watch_seconds'),
    messages: sum('messages'),
    followers: sum('followers'),
  },
  (table) => [primaryKey({ columns: [table.room_id, table.day] }), index('room_day_day').on(table.day)],
)

export const fan = pgTable(
  'fan',
  {
    room_id: text('room_id').notNull(),
    account_id: text('account_id').notNull(),
    contribution: sum('contribution'),
    level: integer('level').notNull().default(0),
    since: timestamptz('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.room_id, table.account_id] }),
    index('fan_of').on(table.account_id),
    index('fan_by_contribution').on(table.room_id, table.contribution),
  ],
)

/** Appearance of a room's badge. Its name is the room's. */
export const fanGroup = pgTable('fan_group', {
  room_id: text('room_id').primaryKey(),
  color: text('color').$type<BadgeColor>().notNull(),
})
