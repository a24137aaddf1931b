// Sent verification codes, as a keyed hash.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '../../../../contract/account/account.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const verificationCode = pgTable(
  'verification_code',
  {
    id: text('id').primaryKey(),
    mobile: text('mobile').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** The browser that requested it; null: a client that does not identify itself. */
    device_id: text('device_id'),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    created_at: timestamptz('created_at').notNull(),
    expires_at: timestamptz('expires_at').notNull(),
    /** Consumed, or replaced by a later one. */
    used_at: timestamptz('used_at'),
  },
  (table) => [
    index('verification_code_of').on(table.mobile, table.purpose, table.created_at),
    index('verification_code_by_age').on(table.created_at),
  ],
)
