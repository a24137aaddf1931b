// Uploaded files, and the tickets of unfinished uploads.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { UploadKind } from '../../../contract/account/member.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const upload = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    kind: text('kind').$type<UploadKind>().notNull(),
    /** Bytes: as announced for the ticket, then as stored. */
    size: integer('size').notNull(),
    /** SHA-256 of the file in hex, as announced by the sender; null if not announced. */
    hash: text('hash'),
    /** The sender's network, for a day; null afterwards, or for the platform's own files. */
    network: text('network'),
    /** SHA-256 of the ticket, and when it was issued: a resumed upload gets a new one. */
    ticket: text('ticket').unique(),
    ticket_at: timestamptz('ticket_at'),
    /** Path and media type once stored. */
    path: text('path').unique(),
    type: text('type'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    /** When data last arrived. */
    touched_at: timestamptz('touched_at').notNull().defaultNow(),
    /** Start of its inspection; one at a time. */
    taken_at: timestamptz('taken_at'),
    stored_at: timestamptz('stored_at'),
  },
  (table) => [
    index('upload_of').on(table.account_id),
    index('upload_open').on(table.touched_at),
    index('upload_network').on(table.network),
  ],
)
