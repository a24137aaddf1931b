// Devices, what they follow, the alerts of the product and their deliveries.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AlertSettings, GoalNotice, Webhook } from '../../../contract/alert.ts'
import type { AlertKind, FollowKind } from '../../../contract/follow.ts'
import type { Lang } from '../../../contract/limits/limits.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** A device: with a push subscription, or a webhook, or a calendar, or none of them and only its list. */
export const device = pgTable(
  'device',
  {
    id: text('id').primaryKey(),
    /** Null where push cannot be reached, and after the push service has ended it. */
    endpoint: text('endpoint').unique(),
    p256dh: text('p256dh'),
    auth: text('auth'),
    lang: text('lang').$type<Lang>().notNull(),
    settings: jsonb('settings').$type<AlertSettings>().notNull(),
    webhook: jsonb('webhook').$type<Webhook>(),
    /** Calls of the webhook that failed since the last that did not. */
    webhook_failures: integer('webhook_failures').notNull().default(0),
    /** SHA-256 of the secret in the address of its calendar. */
    calendar: text('calendar').unique(),
    last_test: moment('last_test'),
    /** When the push service ended its subscription. */
    gone_at: moment('gone_at'),
    /** Who is signed in there: what the account follows is told to it too. */
    account_id: text('account_id'),
    created_at: moment('created_at').notNull().defaultNow(),
    seen_at: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [index('device_of_account').on(table.account_id).where(sql`account_id IS NOT NULL`)],
)

export const deviceFollow = pgTable(
  'device_follow',
  {
    device_id: text('device_id')
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FollowKind>().notNull(),
    ref_id: text('ref_id').notNull(),
    events: text('events').array().$type<AlertKind[]>().notNull(),
    muted: boolean('muted').notNull().default(false),
    through: boolean('through').notNull().default(false),
    adds: boolean('adds').notNull().default(false),
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
    /** The lead that it is for: 'soon' alone. */
    lead: integer('lead'),
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
    index('alert_by_moment').on(table.happened_at),
  ],
)

/**
 * pending: to be sent. waiting: held by the spoiler delay until `due`. quiet: kept for the digest at `digest_at`.
 * sending: in the hands of the sender, who may have been cut off: pending again at the next start, as a repeat. sent: taken by
 * the push service or webhook. seen: shown by a tab in view. digested: told in a digest. superseded: a later
 * alert of the match came first. failed: refused, or too late. dropped: never to be told.
 */
export type DeliveryState = 'pending' | 'waiting' | 'quiet' | 'sending' | 'sent' | 'seen' | 'digested' | 'superseded' | 'failed' | 'dropped'

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
    due: moment('due'),
    digest_at: moment('digest_at'),
    /** It says no score. */
    hidden: boolean('hidden').notNull().default(false),
    /** A server was cut off while it sent this: the device may have it, so what is sent again replaces it silently. */
    repeat: boolean('repeat').notNull().default(false),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.alert_key, table.device_id] }),
    index('delivery_of_device').on(table.device_id),
    index('delivery_for_digest').on(table.digest_at).where(sql`state = 'quiet'`),
  ],
)
