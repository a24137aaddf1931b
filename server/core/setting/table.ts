// Server state that survives restarts: a few small values by name.
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
