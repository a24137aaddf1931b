// The postings of all accounts with their transactions, as table rows.
import { type BillType, billTypes } from '../../../../contract/money/bill.ts'
import type { Asset } from '../../../../contract/money/money.ts'
import type { AccountKind } from '../../../../rules/money/ledger.ts'
import type { Queryable } from '../../../core/database/transaction.ts'

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

/** From one time (inclusive) to another (exclusive); null for unlimited. */
interface Stretch {
  from: Date | null
  until: Date | null
}
/** Ids of transactions, both inclusive. */
export interface TxSpan {
  first: string
  last: string
}

/**
 * The first and the last transaction of a time range; null if there is none. Ids nearly follow time, so that few others lie between them:
 * without this bound every page of an old range would read all newer rows. Lists all types, because the index begins with the type.
 */
export async function findTxSpan(client: Queryable, { from, until }: Stretch): Promise<TxSpan | null> {
  if (!from && !until) return { first: '0', last: '9223372036854775807' }
  const { rows } = await client.query<{ [End in keyof TxSpan]: string | null }>({
    text: `WITH named AS MATERIALIZED (SELECT id FROM ledger_tx
        WHERE type = ANY($1) AND ($2::timestamptz IS NULL OR at >= $2) AND ($3::timestamptz IS NULL OR at < $3))
      SELECT min(id)::text AS first, max(id)::text AS last FROM named`,
    values: [[...billTypes], from, until],
  })
  const { first = null, last = null } = rows[0] ?? {}
  return first !== null && last !== null ? { first, last } : null
}

/** Postings within a time range and between `first` and `last`: newest transaction first, its lines in order. */
export async function listPostings(
  client: Queryable,
  { from, until, first, last }: Stretch & TxSpan,
  limit: number,
  offset: number,
): Promise<PostingLine[]> {
  const { rows } = await client.query<Row>({
    text: `SELECT tx.id AS tx, posting.line, tx.at, tx.type, tx.actor, account.owner, account.kind, posting.asset, posting.amount, posting.after, tx.digest
      FROM ledger_posting posting JOIN ledger_tx tx ON tx.id = posting.tx_id JOIN ledger_account account ON account.id = posting.account_id
      WHERE ($1::timestamptz IS NULL OR tx.at >= $1) AND ($2::timestamptz IS NULL OR tx.at < $2)
        AND posting.tx_id BETWEEN $5 AND $6
      ORDER BY posting.tx_id DESC, posting.line LIMIT $3 OFFSET $4`,
    values: [from, until, limit, offset, first, last],
  })
  return rows.map(({ amount, after, ...row }) => ({ ...row, amount: Number(amount), after: Number(after) }))
}
