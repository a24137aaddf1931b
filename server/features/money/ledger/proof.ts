// The proof of the ledger: one statement that lists every violation. R-LEDGER-4.
import { spendTypes } from '../../../../rules/money/ledger-entry.ts'
import type { Queryable } from '../../../core/database/transaction.ts'
import { digestSql } from './seal.ts'

export interface Fault {
  /** I1 to I8 of docs/requirements.md, or `wealth` and `seal`. */
  check: string
  /** The faulty object: `tx 12`, `account 3`. */
  subject: string
  detail: string
}

/** Names as in pg_trigger. */
const triggers = [
  'ledger_posting_kept',
  'ledger_tx_kept',
  'ledger_seal_kept',
  'ledger_account_kept',
  'ledger_account_guarded',
  'ledger_posting_applied',
]
const list = (values: readonly string[]): string => values.map((word) => `'${word}'`).join(', ')

const proof = `
WITH legs AS (
  SELECT tx_id, string_agg(account_id || ':' || asset || ':' || amount || ':' || after, ',' ORDER BY line) AS text
  FROM ledger_posting GROUP BY tx_id
), running AS (
  SELECT posting.*, sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS expected FROM ledger_posting posting
), sums AS (
  SELECT account_id, sum(amount) AS balance FROM ledger_posting GROUP BY account_id
)
SELECT 'I1' AS check, 'tx ' || tx_id AS subject, 'sums to ' || sum(amount) || ' ' || asset AS detail
  FROM ledger_posting GROUP BY tx_id, asset HAVING sum(amount) <> 0
UNION ALL SELECT 'I2', asset, 'accounts sum to ' || sum(balance) FROM ledger_account GROUP BY asset HAVING sum(balance) <> 0
UNION ALL SELECT 'I3', 'account ' || id, 'holds ' || balance FROM ledger_account WHERE balance < 0 AND NOT may_owe
UNION ALL SELECT 'I3', 'account ' || id, 'may owe' FROM ledger_account WHERE may_owe <> (owner = '@house' AND kind <> 'held')
UNION ALL SELECT 'I4', 'account ' || account.id, 'holds ' || account.balance || ', its postings ' || coalesce(sums.balance, 0)
  FROM ledger_account account LEFT JOIN sums ON sums.account_id = account.id WHERE account.balance <> coalesce(sums.balance, 0)
UNION ALL SELECT 'I4', 'tx ' || tx_id, 'line ' || line || ' says ' || after || ' afterwards, it is ' || expected
  FROM running WHERE after <> expected
UNION ALL SELECT 'I5', 'key ' || key, count(*) || ' transactions' FROM ledger_tx GROUP BY key HAVING count(*) > 1
UNION ALL SELECT 'I6', 'tx ' || tx.id, 'differs from its digest'
  FROM ledger_tx tx LEFT JOIN legs ON legs.tx_id = tx.id WHERE tx.digest <> ${digestSql}
UNION ALL SELECT 'I6', 'tx ' || legs.tx_id, 'postings without a transaction'
  FROM legs LEFT JOIN ledger_tx tx ON tx.id = legs.tx_id WHERE tx.id IS NULL
UNION ALL SELECT 'I6', 'tx ' || posting.tx_id, 'line ' || posting.line || ' is of another asset than its account'
  FROM ledger_posting posting LEFT JOIN ledger_account account ON account.id = posting.account_id
  WHERE account.asset IS DISTINCT FROM posting.asset
UNION ALL SELECT 'I8', 'trigger ' || wanted, 'is missing or off'
  FROM unnest(ARRAY[${list(triggers)}]) AS wanted
  WHERE NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = wanted AND tgenabled IN ('O', 'A'))
UNION ALL SELECT 'wealth', 'account of ' || coalesce(wealth.account_id, spent.owner),
    'has ' || coalesce(wealth.experience, 0) || ', spent ' || coalesce(spent.amount, 0)
  FROM wealth FULL JOIN (
    SELECT account.owner, -sum(posting.amount) AS amount
    FROM ledger_posting posting JOIN ledger_account account ON account.id = posting.account_id JOIN ledger_tx tx ON tx.id = posting.tx_id
    WHERE account.kind = 'consumption' AND tx.type IN (${list(spendTypes)}) GROUP BY account.owner
  ) AS spent ON spent.owner = wealth.account_id
  WHERE coalesce(wealth.experience, 0) <> coalesce(spent.amount, 0)
`

/** All faults; empty if the ledger is sound. Reads one snapshot, so it may run beside a busy server. */
export async function proveLedger(client: Queryable): Promise<Fault[]> {
  const { rows } = await client.query<Fault>({ text: proof })
  return rows
}

/** Size of the proved ledger. */
export async function sizeOfLedger(client: Queryable): Promise<{ accounts: number; transactions: number; postings: number }> {
  const { rows } = await client.query<Record<'accounts' | 'transactions' | 'postings', string>>({
    text: `SELECT (SELECT count(*) FROM ledger_account) AS accounts, (SELECT count(*) FROM ledger_tx) AS transactions,
      (SELECT count(*) FROM ledger_posting) AS postings`,
  })
  const [row] = rows
  return { accounts: Number(row?.accounts), transactions: Number(row?.transactions), postings: Number(row?.postings) }
}
