// Pending decisions. An executed one keeps only its id, so that a retried request gets a response.
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DecisionPath } from '../../../../contract/admin/pending-decision.ts'
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

/** `running`: execution has started; after a restart it may have taken effect. */
export type DecisionState = 'waiting' | 'running' | 'failed' | 'done'

export const pendingDecision = pgTable(
  'pending_decision',
  {
    id: uuid('id').primaryKey(),
    account_id: text('account_id').notNull(),
    /** The session in which it was made. */
    session_id: text('session_id').notNull(),
    path: text('path').$type<DecisionPath>().notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** The subject key. */
    row: text('row').notNull(),
    tab: text('tab').notNull(),
    about: text('about').notNull(),
    done: text('done').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<DecisionState>().notNull(),
    failure: text('failure').$type<ErrorCode>(),
    due_at: timestamptz('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('pending_decision_row').on(table.row).where(sql`${table.state} in ('waiting', 'running')`),
    index('pending_decision_due').on(table.state, table.due_at),
  ],
)
