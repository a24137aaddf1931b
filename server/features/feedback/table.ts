// Users' feedback, and the answers to it.
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Ticket } from '../../../contract/feedback.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const feedback = pgTable(
  'feedback',
  {
    id: text('id').primaryKey(),
    /** Null for a guest. */
    account_id: text('account_id'),
    kind: text('kind').$type<Ticket['kind']>().notNull(),
    content: text('content').notNull(),
    contact: text('contact').notNull().default(''),
    pictures: text('pictures').array().notNull(),
    state: text('state').$type<Ticket['state']>().notNull().default('open'),
    answer: text('answer'),
    answered_by: text('answered_by'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    answered_at: timestamptz('answered_at'),
  },
  (table) => [index('feedback_of').on(table.account_id, table.created_at), index('feedback_by_state').on(table.state, table.created_at)],
)
