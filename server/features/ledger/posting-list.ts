// The postings of all accounts with their transactions, as a table of them has them.
import type { BillType } from '../../../contract/money/bill.ts'
import type { Asset } from '../../../contract/money/money.ts'
import type { AccountKind } from '../../../rules/money/ledger.ts'
import type { Queryable } from '../../core/database/transaction.ts'

interface Row {
  tx: string
  line: number
  at: Date
  type: BillType
  actor: string
  owner: string
  kind: AccountKind
  asset: Asset
  amount: string
  after: string
  digest: string
}
export interface PostingLine extends Omit<Row, 'amount' | 'after'> {
  /** In the smallest unit of the asset. */
  amount: number
  after: number
}

/** Those of transactions from then on and before that, the newest transaction first, its lines in their order. */
export async function listPostings(
  client: Queryable,
  { from, until }: { from: Date | null; until: Date | null },
  limit: number,
  offset: number,
): Promise<PostingLine[]> {
  const { rows } = await client.query<Row>({
    text: `SELECT tx.id AS tx, posting.line, tx.at, tx.type, tx.actor, account.owner, account.kind, posting.asset, posting.amount, posting.after, tx.digest
      FROM ledger_posting posting JOIN ledger_tx tx ON tx.id = posting.tx_id JOIN ledger_account account ON account.id = posting.account_id
      WHERE ($1::timestamptz IS NULL OR tx.at >= $1) AND ($2::timestamptz IS NULL OR tx.at < $2)
      ORDER BY posting.tx_id DESC, posting.line LIMIT $3 OFFSET $4`,
    values: [from, until, limit, offset],
  })
  return rows.map(({ amount, after, ...row }) => ({ ...row, amount: Number(amount), after: Number(after) }))
}
