// Devices, what they follow, the alerts of the product and their deliveries.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AlertKind, FollowKind } from '../../../contract/follow.ts'
import type { Lang } from '../../../contract/limits.ts'
import type { AlertSettings, GoalNotice } from '../../../contract/push.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** A push subscription. The id is a secret of the device: who knows it may end its alerts. */
export const device = pgTable('device', {
  id: text('id').primaryKey(),
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  lang: text('lang').$type<Lang>().notNull(),
  settings: jsonb('settings').$type<AlertSettings>().notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  seen_at: moment('seen_at').notNull().defaultNow(),
})

export const deviceFollow = pgTable(
  'device_follow',
  {
    device_id: text('device_id')
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FollowKind>().notNull(),
    ref_id: text('ref_id').notNull(),
    events: text('events').array().$type<AlertKind[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.device_id, table.kind, table.ref_id] }), index('device_follow_of').on(table.kind, table.ref_id)],
)

/** One a fact: the key is unique, so a fact that is told again after a crash makes no second alert. */
export const alert = pgTable(
  'alert',
  {
    key: text('key').primaryKey(),
    match_id: text('match_id').notNull(),
    seq: integer('seq').notNull(),
    kind: text('kind').$type<AlertKind>().notNull(),
    notice: jsonb('notice').$type<GoalNotice>().notNull(),
    /** The seq of the event that it takes back. */
    cancels: integer('cancels'),
    /** The seq of the event that it takes back or corrects: its readers are those of that event's alert. */
    about: integer('about'),
    /** Real time of what it tells of. */
    happened_at: moment('happened_at').notNull().defaultNow(),
    created_at: moment('created_at').notNull().defaultNow(),
    /** Its deliveries are written down. */
    decided: boolean('decided').notNull().default(false),
    /** Every device was served, or the alert went stale. */
    done: boolean('done').notNull().default(false),
  },
  (table) => [
    index('alert_of_match').on(table.match_id, table.seq),
    index('alert_open').on(table.created_at).where(sql`NOT done`),
    index('alert_by_age').on(table.created_at),
  ],
)

/**
 * pending: to be sent. sending: in the hands of the sender, and after a crash never sent again, since the push service
 * may have it. sent: taken by the push service. seen: shown by a tab in view. superseded: a later alert of the match
 * came first. failed: refused, or too late.
 */
export type DeliveryState = 'pending' | 'sending' | 'sent' | 'seen' | 'superseded' | 'failed'

export const delivery = pgTable(
  'delivery',
  {
    alert_key: text('alert_key')
      .notNull()
      .references(() => alert.key, { onDelete: 'cascade' }),
    device_id: text('device_id')
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    state: text('state').$type<DeliveryState>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.alert_key, table.device_id] }), index('delivery_of_device').on(table.device_id)],
)
