// Claims and postponements in the queue: one row per item, stored for some days after both have expired.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const deskHold = pgTable('desk_hold', {
  /** The item's key, same as for its decisions. */
  key: text('key').primaryKey(),
  /** Start of the wait: a new request under the same key is another item, and unclaimed. */
  since: moment('since').notNull(),
  /** The claiming operator and the end of the claim; null if unclaimed. */
  claimed_by: text('claimed_by'),
  claimed_until: moment('claimed_until'),
  /** The postponing operator, null for a deleted account; and the end of the postponement, null if not postponed. */
  later_by: text('later_by'),
  later_until: moment('later_until'),
})
