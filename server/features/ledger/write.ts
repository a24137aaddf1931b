// The statements of the ledger: lock accounts in the order of their ids, then write transactions with their postings.
import { type AccountRef, type Entry, mayOwe, nameOfAccount } from '../../../rules/money/ledger.ts'
import type { Queryable } from '../../core/database/transaction.ts'
import { digestOf } from './seal.ts'

export interface LockedAccount {
  id: number
  balance: number
}

/** The accounts, locked until the transaction ends; those that are missing are made. By name. */
export async function lockAccounts(client: Queryable, refs: readonly AccountRef[]): Promise<Map<string, LockedAccount>> {
  const wanted = [...new Map(refs.map((ref) => [nameOfAccount(ref), ref])).values()]
  const values = [wanted.map(({ owner }) => owner), wanted.map(({ kind }) => kind), wanted.map(({ asset }) => asset)]
  const lock = async (): Promise<Map<string, LockedAccount>> => {
    const { rows } = await client.query<AccountRef & { id: string; balance: string }>({
      name: 'ledger-lock',
      text: `SELECT id, owner, kind, asset, balance FROM ledger_account
        WHERE (owner, kind, asset) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[])) ORDER BY id FOR NO KEY UPDATE`,
      values,
    })
    return new Map(rows.map((row) => [nameOfAccount(row), { id: Number(row.id), balance: Number(row.balance) }]))
  }
  const found = await lock()
  const missing = wanted.filter((ref) => !found.has(nameOfAccount(ref)))
  if (missing.length === 0) return found
  await client.query({
    name: 'ledger-account',
    text: `INSERT INTO ledger_account (owner, kind, asset, may_owe) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[])
      ON CONFLICT (owner, kind, asset) DO NOTHING`,
    values: [missing.map(({ owner }) => owner), missing.map(({ kind }) => kind), missing.map(({ asset }) => asset), missing.map(mayOwe)],
  })
  // Those that somebody else made meanwhile are seen now.
  return lock()
}

export async function takeIds(client: Queryable, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'ledger-ids',
    text: `SELECT nextval('ledger_tx_id_seq') AS id FROM generate_series(1, $1::int)`,
    values: [count],
  })
  return rows.map(({ id }) => Number(id))
}

export interface Booked {
  id: number
  entry: Entry
  /** Balance after each leg. */
  afters: readonly number[]
  at: number
}

/** Writes what was decided under the locks. The triggers move the balances. */
export async function writeEntries(
  client: Queryable,
  accounts: ReadonlyMap<string, LockedAccount>,
  booked: readonly Booked[],
): Promise<void> {
  const txs = booked.map(({ id, entry, at }) => ({
    id,
    key: entry.key,
    type: entry.type,
    actor: entry.actor,
    memo: JSON.stringify(entry.memo ?? {}),
    at,
  }))
  const lines = booked.map(({ entry, afters }) =>
    entry.legs.map(({ account, amount }, line) => ({
      line: line + 1,
      account_id: accounts.get(nameOfAccount(account))?.id ?? 0,
      asset: account.asset,
      amount,
      after: afters[line] as number,
    })),
  )
  const digests = txs.map((tx, index) => digestOf(tx, lines[index] ?? []))
  const all = lines.flatMap((legs, index) => legs.map((leg) => ({ ...leg, tx: txs[index]?.id })))
  await client.query({
    name: 'ledger-write',
    text: `WITH written AS (
        INSERT INTO ledger_tx (id, key, type, actor, memo, at, digest)
        SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[])
      )
      INSERT INTO ledger_posting (tx_id, line, account_id, asset, amount, after)
      SELECT * FROM unnest($8::bigint[], $9::int[], $10::bigint[], $11::text[], $12::bigint[], $13::bigint[])`,
    values: [
      txs.map(({ id }) => id),
      txs.map(({ key }) => key),
      txs.map(({ type }) => type),
      txs.map(({ actor }) => actor),
      txs.map(({ memo }) => memo),
      txs.map(({ at }) => new Date(at)),
      digests,
      all.map(({ tx }) => tx),
      all.map(({ line }) => line),
      all.map(({ account_id }) => account_id),
      all.map(({ asset }) => asset),
      all.map(({ amount }) => amount),
      all.map(({ after }) => after),
    ],
  })
}
