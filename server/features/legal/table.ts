// Legal texts written by operators: append-only; the newest of a kind is in force.
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LegalKind } from '../../../contract/legal.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const legalVersion = pgTable(
  'legal_version',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<LegalKind>().notNull(),
    /** Null for the product's own text of the running build. */
    text: jsonb('text').$type<Name>(),
    /** The operator's account id. */
    by: text('by').notNull(),
    /** Real time from which on it is in force. */
    at: timestamptz('at').notNull(),
    /** The earlier version whose text it restores. */
    restored: integer('restored'),
  },
  (table) => [index('legal_version_newest').on(table.kind, table.id)],
)
