// The ledger: accounts with cached balances, transactions, append-only postings, and the nightly seals. The rules that the tables enforce
// themselves are in the migration `ledger_rules`.

import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BillType } from '../../../../contract/money/bill.ts'
import type { Asset } from '../../../../contract/money/money.ts'
import type { AccountKind } from '../../../../rules/money/ledger.ts'
import { timestamptz } from '../../../core/database/timestamptz.ts'

export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Id of a person, @house, or a subject with its own accounts: @envelope:ID, @scheme:ID, @guess:ID. Decision 24. */
    owner: text('owner').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    asset: text('asset').$type<Asset>().notNull(),
    /** Sum of its postings. Only the trigger of a new posting may change it. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    may_owe: boolean('may_owe').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_account_of').on(table.owner, table.kind, table.asset),
    check('ledger_account_floor', sql`${table.may_owe} or ${table.balance} >= 0`),
  ],
)

export const ledgerTx = pgTable(
  'ledger_tx',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Unique: a second credit for the same order cannot be inserted. */
    key: text('key').notNull().unique(),
    type: text('type').$type<BillType>().notNull(),
    actor: text('actor').notNull(),
    /** JSON as text, so that its bytes stay as sealed. */
    memo: text('memo').notNull(),
    at: timestamptz('at').notNull(),
    /** SHA-256 in hex of the transaction with its postings: seal.ts. */
    digest: text('digest').notNull(),
  },
  (table) => [index('ledger_tx_of_type').on(table.type, table.at)],
)

export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    tx_id: bigint('tx_id', { mode: 'number' }).notNull(),
    line: integer('line').notNull(),
    account_id: bigint('account_id', { mode: 'number' }).notNull(),
    asset: text('asset').$type<Asset>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Balance of the account after it. */
    after: bigint('after', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tx_id, table.line] }),
    index('ledger_posting_of').on(table.account_id, table.id),
    check('ledger_posting_moves', sql`${table.amount} <> 0`),
  ],
)

/** One per day: each includes the previous one, which reveals a past that was rewritten with all its digests. */
export const ledgerSeal = pgTable('ledger_seal', {
  day: date('day', { mode: 'string' }).primaryKey(),
  transactions: bigint('transactions', { mode: 'number' }).notNull(),
  previous: text('previous').notNull(),
  hash: text('hash').notNull(),
  made_at: timestamptz('made_at').notNull(),
})
