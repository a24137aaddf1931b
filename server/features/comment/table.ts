// Comments, their likes, and the number of comments per subject. A subject is a kind and an id, such as news:n1.
import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Mention } from '../../../contract/comment.ts'
import type { ReportReason } from '../../../contract/report.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const comment = pgTable(
  'comment',
  {
    id: text('id').primaryKey(),
    /** In insertion order. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    subject: text('subject').notNull(),
    account_id: text('account_id').notNull(),
    /** The comment that this answers; null for a comment. Answers to answers belong to the same comment. */
    parent_id: text('parent_id'),
    /** Author of the answer that this answers. */
    to_id: text('to_id'),
    text: text('text').notNull(),
    mentions: jsonb('mentions').$type<Mention[]>().notNull().default([]),
    /** Product time. */
    at: timestamptz('at').notNull(),
    /** For a match: the author's match clock. */
    moment_at: timestamptz('moment_at'),
    minute: text('minute').notNull().default(''),
    likes: integer('likes').notNull().default(0),
    /** Number of visible answers. */
    answers: integer('answers').notNull().default(0),
    state: text('state').$type<'shown' | 'hidden' | 'deleted'>().notNull().default('shown'),
    reason: text('reason').$type<ReportReason>(),
    removed_by: text('removed_by'),
    /** Idempotency key, made by the device. */
    key: text('key'),
  },
  (table) => [
    index('comment_newest').on(table.subject, table.parent_id, table.seq),
    index('comment_answers').on(table.parent_id, table.seq),
    index('comment_of').on(table.account_id, table.seq),
    index('comment_moment').on(table.subject, table.moment_at).where(sql`moment_at is not null and parent_id is null`),
    uniqueIndex('comment_key').on(table.account_id, table.key),
  ],
)

export const commentLike = pgTable(
  'comment_like',
  { comment_id: text('comment_id').notNull(), account_id: text('account_id').notNull() },
  (table) => [primaryKey({ columns: [table.comment_id, table.account_id] }), index('comment_like_of').on(table.account_id)],
)

export const commentSubject = pgTable('comment_subject', {
  subject: text('subject').primaryKey(),
  /** Number of visible comments and answers. */
  comments: integer('comments').notNull().default(0),
})
