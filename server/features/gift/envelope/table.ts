// Red envelopes and the claimed shares.
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EnvelopeCondition, EnvelopeKind } from '../../../../contract/gift/envelope.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const envelope = pgTable(
  'envelope',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id').notNull(),
    /** Tenths of a diamond. */
    total: bigint('total', { mode: 'number' }).notNull(),
    /** Drawn when sent, in the order in which they are claimed. */
    shares: bigint('shares', { mode: 'number' }).array().notNull(),
    taken: integer('taken').notNull().default(0),
    created_at: timestamptz('created_at').notNull(),
    /** From then on the rest is refunded. */
    ends_at: timestamptz('ends_at').notNull(),
    /** Time of the refund, or of the last claim. */
    settled_at: timestamptz('settled_at'),
    room_id: text('room_id').notNull().default(''),
    kind: text('kind').$type<EnvelopeKind>().notNull().default('random'),
    condition: text('condition').$type<EnvelopeCondition>().notNull().default('everyone'),
    /** Word required to open it; empty: none. */
    word: text('word').notNull().default(''),
    greeting: text('greeting').notNull().default(''),
    /** End of its countdown; null: none. */
    opens_at: timestamptz('opens_at'),
  },
  (table) => [
    index('envelope_open').on(table.settled_at, table.ends_at),
    index('envelope_of').on(table.account_id),
    index('envelope_in').on(table.room_id, table.created_at),
  ],
)

/** One share per account: enforced by the key. */
export const envelopeShare = pgTable(
  'envelope_share',
  {
    envelope_id: text('envelope_id')
      .notNull()
      .references(() => envelope.id),
    account_id: text('account_id').notNull(),
    place: integer('place').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.envelope_id, table.account_id] })],
)
