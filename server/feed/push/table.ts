// Sender checkpoints per match, and the taken message ids, so that repeats are idempotent.
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../core/database/timestamptz.ts'
import type { StreamMemo } from './memo.ts'

/** `stream` is the sender's own id of a match, or `league:ID` or `team:ID`. */
export const feedStream = pgTable(
  'feed_stream',
  {
    stream: text('stream').primaryKey(),
    /** Sequence number of the last taken message. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    message_id: text('message_id').notNull(),
    memo: jsonb('memo').$type<StreamMemo>().notNull(),
    /** Real time. */
    at: timestamptz('at').notNull(),
  },
  (table) => [index('feed_stream_by_time').on(table.at)],
)

/** Deleted after a month: older messages are late by their sequence number. */
export const feedTaken = pgTable(
  'feed_taken',
  {
    stream: text('stream').notNull(),
    id: text('id').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.stream, table.id] }), index('feed_taken_by_time').on(table.at)],
)
