// Claims and postponements in the queue: one row an item, kept for some days after both are over.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const deskHold = pgTable('desk_hold', {
  /** Of the item, as its decisions have it. */
  key: text('key').primaryKey(),
  /** Since when the item waits: what is asked for again under the same key is another item, and free. */
  since: moment('since').notNull(),
  /** The operator who has it, until when; null: nobody. */
  claimed_by: text('claimed_by'),
  claimed_until: moment('claimed_until'),
  /** The operator who has put it off, null: an account that is no more; until when, null: it is not put off. */
  later_by: text('later_by'),
  later_until: moment('later_until'),
})
