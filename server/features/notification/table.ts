// What members are told, who liked what they were told of, and which kinds they want.
import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PlayOutcome } from '../../../contract/match/play.ts'
import type { NotificationEvent, NotificationKind } from '../../../contract/notification.ts'
import type { Name } from '../../../contract/wire/name.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** What stands in a notification beside its words, which are read where they were written. */
export interface NotificationDetail {
  match?: string
  outcomes?: PlayOutcome[]
  /** Tenths of a diamond, or gold coins, as its kind says. */
  amount?: number
  reason?: string
  name?: Name
  /** When a guard or a noble ends: ISO, real time. */
  until?: string
  /** Whose room it is: named as he is called when it is read. */
  streamer?: string
}

/** One a person and cause: a cause that is told again after a crash makes no second one. */
export const notification = pgTable(
  'notification',
  {
    /** In the order of telling; one that is told anew gets another. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    account_id: text('account_id').notNull(),
    cause: text('cause').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    /** Who did it; null: the site. */
    actor_id: text('actor_id'),
    /** What it leads to, as comments name it: post:ID, scheme:ID. */
    subject: text('subject'),
    comment_id: text('comment_id'),
    detail: jsonb('detail').$type<NotificationDetail>().notNull().default({}),
    at: moment('at').notNull(),
    read_at: moment('read_at'),
    /** It is still to be pushed. */
    push_due: boolean('push_due').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.cause] }),
    index('notification_newest').on(table.account_id, table.seq),
    index('notification_unread').on(table.account_id).where(sql`read_at IS NULL`),
    index('notification_by_age').on(table.at),
    index('notification_to_push').on(table.seq).where(sql`push_due`),
  ],
)

/** Whose like was told already: taken back and given again it is no news. */
export const notificationLike = pgTable(
  'notification_like',
  { cause: text('cause').notNull(), actor_id: text('actor_id').notNull() },
  (table) => [primaryKey({ columns: [table.cause, table.actor_id] }), index('notification_like_of').on(table.actor_id)],
)

/** Without a row every kind is told, and none is pushed. */
export const notificationChoice = pgTable('notification_choice', {
  account_id: text('account_id').primaryKey(),
  off: text('off').array().$type<NotificationKind[]>().notNull().default([]),
  push: text('push').array().$type<NotificationKind[]>().notNull().default([]),
})
