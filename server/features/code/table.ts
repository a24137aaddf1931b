// Sent verification codes, as a keyed hash.
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '../../../contract/auth.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

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
