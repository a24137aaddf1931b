// The audit log of the operator's desk: append-only. Triggers in the migration reject everything else.
import { bigint, index, json, pgTable, text } from 'drizzle-orm/pg-core'
import type { AdminAction } from '../../../contract/admin/admin-audit.ts'
import { timestamptz } from '../database/timestamptz.ts'

export const adminAudit = pgTable(
  'desk_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull(),
    by: text('by').notNull(),
    act: text('act').$type<AdminAction>().notNull(),
    subject: text('subject').notNull(),
    /** json, not jsonb: it is read back exactly as written, which the digest needs. */
    before: json('before').$type<Record<string, unknown>>(),
    after: json('after').$type<Record<string, unknown>>(),
    /** SHA-256 of this row and the digest before it. */
    digest: text('digest').notNull(),
  },
  (table) => [
    index('desk_audit_by').on(table.by, table.id),
    index('desk_audit_act').on(table.act, table.id),
    index('desk_audit_subject').on(table.subject, table.id),
  ],
)
