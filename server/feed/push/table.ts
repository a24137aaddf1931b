// How far the messages of a sender were taken, match by match, and which: so that one that comes again changes nothing.
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { StreamMemo } from './memo.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** `stream` is the sender's own id of a match, or `league:ID` or `team:ID`. */
export const feedStream = pgTable(
  'feed_stream',
  {
    stream: text('stream').primaryKey(),
    /** Of the last message that was taken. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    message_id: text('message_id').notNull(),
    memo: jsonb('memo').$type<StreamMemo>().notNull(),
    /** Real time. */
    at: moment('at').notNull(),
  },
  (table) => [index('feed_stream_by_time').on(table.at)],
)

/** Swept after a month: what is as old as that is late by its sequence. */
export const feedTaken = pgTable(
  'feed_taken',
  {
    stream: text('stream').notNull(),
    id: text('id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.stream, table.id] }), index('feed_taken_by_time').on(table.at)],
)
