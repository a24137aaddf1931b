// Devices, their follows, alerts and deliveries.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AlertSettings, GoalNotice, Webhook } from '../../../contract/alert.ts'
import type { AlertKind, FollowKind } from '../../../contract/follow/follow.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

/** A device with a push subscription, a webhook, a calendar, or none of them and only its list. */
export const device = pgTable(
  'device',
  {
    id: text('id').primaryKey(),
    /** Null if push is unavailable or the push service has ended the subscription. */
    endpoint: text('endpoint').unique(),
    p256dh: text('p256dh'),
    auth: text('auth'),
    lang: text('lang').$type<Lang>().notNull(),
    settings: jsonb('settings').$type<AlertSettings>().notNull(),
    webhook: jsonb('webhook').$type<Webhook>(),
    /** Consecutive failed webhook calls. */
    webhook_failures: integer('webhook_failures').notNull().default(0),
    /** SHA-256 of the secret in its calendar address. */
    calendar: text('calendar').unique(),
    last_test: timestamptz('last_test'),
    /** When the push service ended the subscription. */
    gone_at: timestamptz('gone_at'),
    /** The account signed in there: its follows also notify this device. */
    account_id: text('account_id'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    seen_at: timestamptz('seen_at').notNull().defaultNow(),
  },
  (table) => [index('device_of_account').on(table.account_id).where(sql`account_id is not null`)],
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

/** One per fact: the key is unique, so a fact repeated after a crash creates no second alert. */
export const alert = pgTable(
  'alert',
  {
    key: text('key').primaryKey(),
    match_id: text('match_id').notNull(),
    seq: integer('seq').notNull(),
    kind: text('kind').$type<AlertKind>().notNull(),
    notice: jsonb('notice').$type<GoalNotice>().notNull(),
    /** The seq of the event that it cancels. */
    cancels: integer('cancels'),
    /** The seq of the event that it cancels or corrects: its readers are those of that event's alert. */
    about: integer('about'),
    /** Its lead in minutes: 'soon' only. */
    lead: integer('lead'),
    /** Real time of the event. */
    happened_at: timestamptz('happened_at').notNull().defaultNow(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    /** Its deliveries are stored. */
    decided: boolean('decided').notNull().default(false),
    /** Every device was served, or the alert went stale. */
    done: boolean('done').notNull().default(false),
  },
  (table) => [
    index('alert_of_match').on(table.match_id, table.seq),
    index('alert_open').on(table.created_at).where(sql`not done`),
    index('alert_by_age').on(table.created_at),
    index('alert_by_moment').on(table.happened_at),
  ],
)

/**
 * pending: to be sent. waiting: held by the spoiler delay until `due`. quiet: stored for the digest at `digest_at`.
 * sending: in progress; a crash leaves it here, and the next start resets it to pending, as a repeat. sent: accepted by the push service or
 * webhook. seen: shown by a visible tab. digested: sent in a digest. superseded: replaced by a later alert of the match. failed: rejected,
 * or too late. dropped: never to be sent.
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
    due: timestamptz('due'),
    digest_at: timestamptz('digest_at'),
    /** Hides the score. */
    hidden: boolean('hidden').notNull().default(false),
    /** A crash interrupted the send: the device may have it, so it replaces the shown one silently when sent again. */
    repeat: boolean('repeat').notNull().default(false),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.alert_key, table.device_id] }),
    index('delivery_of_device').on(table.device_id),
    index('delivery_for_digest').on(table.digest_at).where(sql`state = 'quiet'`),
  ],
)
