// The ledger's statements: lock accounts in the global order, then write transactions with their postings.
import { type AccountRef, type Entry, mayOwe, nameOfAccount, platform } from '../../../../rules/money/ledger.ts'
import type { Queryable } from '../../../core/database/transaction.ts'
import { digestOf } from './seal.ts'

export interface LockedAccount {
  id: number
  balance: number
}

/** An account's position in the lock order: diamonds before fen before coins, people before the platform. Must match `inLockOrder`. */
export const lockKeyOf = ({ owner, kind, asset }: AccountRef): string => `${asset} ${owner === platform ? 1 : 0} ${owner} ${kind}`
const inLockOrder = `asset COLLATE "C", (owner = '${platform}')::int, owner COLLATE "C", kind COLLATE "C"`
const isWanted = '(owner, kind, asset) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]))'

type AccountLine = AccountRef & { id: string; balance: string }
const byName = (rows: readonly AccountLine[]): Map<string, LockedAccount> =>
  new Map(rows.map((row) => [nameOfAccount(row), { id: Number(row.id), balance: Number(row.balance) }]))

/** Locks the accounts until the transaction ends, creating missing ones. By name. */
export async function lockAccounts(client: Queryable, refs: readonly AccountRef[]): Promise<Map<string, LockedAccount>> {
  const wanted = [...new Map(refs.map((ref) => [nameOfAccount(ref), ref])).values()]
  // All or none: a missing account has a position in the order too, and must not be waited for while holding later ones.
  const { rows } = await client.query<AccountLine>({
    name: 'ledger-lock',
    text: `SELECT id, owner, kind, asset, balance FROM ledger_account
      WHERE ${isWanted} AND (SELECT count(*) FROM ledger_account WHERE ${isWanted}) = $4 ORDER BY ${inLockOrder} FOR NO KEY UPDATE`,
    values: [wanted.map(({ owner }) => owner), wanted.map(({ kind }) => kind), wanted.map(({ asset }) => asset), wanted.length],
  })
  return rows.length === wanted.length ? byName(rows) : makeAndLock(client, wanted)
}

/** Locks accounts one by one, creating missing ones: an account that another transaction is creating is waited for in its position. */
async function makeAndLock(client: Queryable, wanted: readonly AccountRef[]): Promise<Map<string, LockedAccount>> {
  const locked: AccountLine[] = []
  const placed = wanted.map((ref) => ({ ref, place: lockKeyOf(ref) })).sort((a, b) => (a.place < b.place ? -1 : 1))
  for (const { ref } of placed) {
    const { owner, kind, asset } = ref
    await client.query({
      name: 'ledger-account',
      text: 'INSERT INTO ledger_account (owner, kind, asset, may_owe) VALUES ($1, $2, $3, $4) ON CONFLICT (owner, kind, asset) DO NOTHING',
      values: [owner, kind, asset, mayOwe(ref)],
    })
    const { rows } = await client.query<AccountLine>({
      name: 'ledger-lock-one',
      text: `SELECT id, owner, kind, asset, balance FROM ledger_account
        WHERE owner = $1 AND kind = $2 AND asset = $3 FOR NO KEY UPDATE`,
      values: [owner, kind, asset],
    })
    locked.push(...rows)
  }
  return byName(locked)
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

/** Writes entries decided under the locks. The triggers update the balances. */
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
