// Files that people have sent, and the tickets for those that are on their way.
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { UploadKind } from '../../../contract/member.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const upload = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<UploadKind>().notNull(),
    /** Bytes: as announced by the ticket, then as they lie. */
    size: integer('size').notNull(),
    /** SHA-256 of the file in hexadecimal, as its sender announced it; null: not announced. */
    hash: text('hash'),
    /** From where it was announced, for a day; null: by the house, or longer ago. */
    network: text('network'),
    /** SHA-256 of the ticket, and when it was given out: whoever goes on gets another. */
    ticket: text('ticket').unique(),
    ticket_at: moment('ticket_at'),
    /** Address and media type once it is stored. */
    path: text('path').unique(),
    type: text('type'),
    created_at: moment('created_at').notNull().defaultNow(),
    /** When something last came of it. */
    touched_at: moment('touched_at').notNull().defaultNow(),
    /** Since when it is looked at; one look at a time. */
    taken_at: moment('taken_at'),
    stored_at: moment('stored_at'),
  },
  (table) => [
    index('upload_of').on(table.account_id),
    index('upload_open').on(table.touched_at),
    index('upload_network').on(table.network),
  ],
)
