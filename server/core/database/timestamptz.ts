import { timestamp } from 'drizzle-orm/pg-core'

/** A column with an instant, to the millisecond, read as a Date. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
