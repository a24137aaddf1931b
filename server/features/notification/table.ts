// Notifications of members, likes already notified, and the enabled kinds.
import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PlayOutcome } from '../../../contract/match/play.ts'
import type { NotificationEvent, NotificationKind } from '../../../contract/notification.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

/** Details of a notification; the texts are read from their source. */
export interface NotificationDetail {
  match?: string
  outcomes?: PlayOutcome[]
  /** Tenths of a diamond, or gold coins, depending on the kind. */
  amount?: number
  reason?: string
  name?: Name
  /** When a guard or noble status ends: ISO, real time. */
  until?: string
  /** The room's streamer, presented with the current name. */
  streamer?: string
}

/** One per account and cause: a cause repeated after a crash creates no second row. */
export const notification = pgTable(
  'notification',
  {
    /** In order of notification; an update assigns a new one. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    account_id: text('account_id').notNull(),
    cause: text('cause').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    /** The account that caused it; null for the site. */
    actor_id: text('actor_id'),
    /** Its target, in the notation of comments: post:ID, scheme:ID. */
    subject: text('subject'),
    comment_id: text('comment_id'),
    detail: jsonb('detail').$type<NotificationDetail>().notNull().default({}),
    at: timestamptz('at').notNull(),
    read_at: timestamptz('read_at'),
    /** Whether a push is due. */
    push_due: boolean('push_due').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.cause] }),
    index('notification_newest').on(table.account_id, table.seq),
    index('notification_unread').on(table.account_id).where(sql`read_at is null`),
    index('notification_by_age').on(table.at),
    index('notification_to_push').on(table.seq).where(sql`push_due`),
  ],
)

/** Likes already notified: a like that is withdrawn and repeated does not notify again. */
export const notificationLike = pgTable(
  'notification_like',
  { cause: text('cause').notNull(), actor_id: text('actor_id').notNull() },
  (table) => [primaryKey({ columns: [table.cause, table.actor_id] }), index('notification_like_of').on(table.actor_id)],
)

/** Without a row all kinds are enabled, and none is pushed. */
export const notificationChoice = pgTable('notification_choice', {
  account_id: text('account_id').primaryKey(),
  off: text('off').array().$type<NotificationKind[]>().notNull().default([]),
  push: text('push').array().$type<NotificationKind[]>().notNull().default([]),
})
