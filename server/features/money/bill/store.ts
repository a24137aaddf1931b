// Reads bills from the ledger: the postings of one person's wallets with their transactions.
import type { Bill, BillType, WalletName } from '../../../../contract/money/bill.ts'
import type { Memo } from '../../../../rules/money/ledger.ts'
import { spendTypes } from '../../../../rules/money/ledger-entry.ts'
import type { Queryable } from '../../../core/database/transaction.ts'

export interface BillFilter {
  account: string
  type?: BillType
  wallet?: WalletName
  /** Milliseconds; `until` is exclusive. */
  from?: number
  until?: number
}

/** What one user spends is income to the recipient. */
const typeSql = `CASE WHEN account.kind = 'income' AND posting.amount > 0 AND tx.type IN (${[...spendTypes, 'envelope']
  .map((type) => `'${type}'`)
  .join(', ')}) THEN 'income' ELSE tx.type END`
const source = `FROM ledger_account account JOIN ledger_posting posting ON posting.account_id = account.id JOIN ledger_tx tx ON tx.id = posting.tx_id
  WHERE account.owner = $1 AND account.kind IN ('consumption', 'income', 'gold')
  AND ($2::text IS NULL OR ${typeSql} = $2) AND ($3::text IS NULL OR account.kind = $3)
  AND ($4::timestamptz IS NULL OR tx.at >= $4) AND ($5::timestamptz IS NULL OR tx.at < $5)`
const toDate = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at))
const valuesOf = ({ account, type, wallet, from, until }: BillFilter): unknown[] => [
  account,
  type ?? null,
  wallet ?? null,
  toDate(from),
  toDate(until),
]

interface Row {
  id: string
  type: BillType
  wallet: WalletName
  amount: string
  after: string
  memo: string
  at: Date
}
function billOf(row: Row): Bill {
  const memo = JSON.parse(row.memo) as Memo
  const { id, type, wallet } = row
  return {
    id,
    type,
    wallet,
    amount: Number(row.amount),
    after: Number(row.after),
    title: memo.title ?? null,
    ref: memo.ref ?? '',
    at: row.at.toISOString(),
  }
}
const columns = `tx.id, ${typeSql} AS type, account.kind AS wallet, posting.amount, posting.after, tx.memo, tx.at`

export async function listBills(client: Queryable, filter: BillFilter, limit: number, offset: number): Promise<Bill[]> {
  const { rows } = await client.query<Row>({
    text: `SELECT ${columns} ${source} ORDER BY posting.id DESC LIMIT $6 OFFSET $7`,
    values: [...valuesOf(filter), limit, offset],
  })
  return rows.map(billOf)
}

export type BillSums = Record<WalletName, { in: number; out: number }>
export async function sumBills(client: Queryable, filter: BillFilter): Promise<{ total: number; sums: BillSums }> {
  const { rows } = await client.query<{ wallet: WalletName; count: string; in: string; out: string }>({
    text: `SELECT account.kind AS wallet, count(*) AS count, coalesce(sum(posting.amount) FILTER (WHERE posting.amount > 0), 0) AS in,
      coalesce(-sum(posting.amount) FILTER (WHERE posting.amount < 0), 0) AS out ${source} GROUP BY account.kind`,
    values: valuesOf(filter),
  })
  const sums: BillSums = { consumption: { in: 0, out: 0 }, income: { in: 0, out: 0 }, gold: { in: 0, out: 0 } }
  for (const row of rows) sums[row.wallet] = { in: Number(row.in), out: Number(row.out) }
  return { total: rows.reduce((total, { count }) => total + Number(count), 0), sums }
}

export async function countTypes(client: Queryable, account: string): Promise<{ type: BillType; count: number }[]> {
  const { rows } = await client.query<{ type: BillType; count: string }>({
    text: `SELECT ${typeSql} AS type, count(*) AS count ${source} GROUP BY 1 ORDER BY 2 DESC, 1`,
    values: valuesOf({ account }),
  })
  return rows.map(({ type, count }) => ({ type, count: Number(count) }))
}

/** This account's lines of one transaction; none if the account has no part in it. */
export async function findReceipt(client: Queryable, account: string, id: string): Promise<{ lines: Bill[]; digest: string }> {
  const { rows } = await client.query<Row & { digest: string }>({
    text: `SELECT ${columns}, tx.digest ${source} AND tx.id = $6 ORDER BY posting.line`,
    values: [...valuesOf({ account }), id],
  })
  return { lines: rows.map(billOf), digest: rows[0]?.digest ?? '' }
}
