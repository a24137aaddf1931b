// Claims and postponements in the queue: one row per item, stored for some days after both have expired.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const adminHold = pgTable('desk_hold', {
  /** The item's key, same as for its decisions. */
  key: text('key').primaryKey(),
  /** Start of the wait: a new request under the same key is another item, and unclaimed. */
  since: timestamptz('since').notNull(),
  /** The claiming operator and the end of the claim; null if unclaimed. */
  claimed_by: text('claimed_by'),
  claimed_until: timestamptz('claimed_until'),
  /** The postponing operator, null for a deleted account; and the end of the postponement, null if not postponed. */
  later_by: text('later_by'),
  later_until: timestamptz('later_until'),
})
