// Real names and ID numbers: encrypted with a key that is not in the database.
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { IdKind, VerifyState } from '../../../../contract/account/member.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const verification = pgTable(
  'verification',
  {
    account_id: text('account_id').primaryKey(),
    state: text('state').$type<Exclude<VerifyState, 'none'>>().notNull(),
    kind: text('kind').$type<IdKind>().notNull(),
    real_name: text('real_name').notNull(),
    id_number: text('id_number').notNull(),
    /** Equal for equal ID numbers, and reveals nothing else: an ID number verifies one account. */
    id_mark: text('id_mark').notNull(),
    reason: text('reason').notNull().default(''),
    settled_by: text('settled_by'),
    sent_at: timestamptz('sent_at').notNull(),
    settled_at: timestamptz('settled_at'),
  },
  (table) => [index('verification_mark').on(table.id_mark), index('verification_by_state').on(table.state, table.sent_at)],
)
