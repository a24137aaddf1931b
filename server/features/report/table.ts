// Reports, and silences of accounts.
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ReportKind, ReportReason } from '../../../contract/report.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ReportKind>().notNull(),
    /** Id of the reported thing. */
    subject_id: text('subject_id').notNull(),
    /** Its author. */
    person_id: text('person_id').notNull(),
    account_id: text('account_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    /** Its text when it was reported. */
    shown: text('shown').notNull().default(''),
    created_at: timestamptz('created_at').notNull(),
    /** Null while pending. */
    decision: text('decision').$type<'kept' | 'hidden' | 'deleted'>(),
    decided_by: text('decided_by'),
    decided_at: timestamptz('decided_at'),
  },
  (table) => [
    uniqueIndex('report_once').on(table.kind, table.subject_id, table.account_id),
    index('report_waiting').on(table.decision, table.created_at),
    index('report_person').on(table.person_id),
  ],
)

/** Applies to the whole site. */
export const silence = pgTable('silence', {
  account_id: text('account_id').primaryKey(),
  until: timestamptz('until').notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  by: text('by').notNull(),
})
