// The order in which a transaction that moves money takes its locks. Two transactions that lock in different orders could deadlock;
// PostgreSQL then lets both wait a second and aborts one. So every lock is taken through this file, which sorts the locks of one
// call and rejects one that comes too late. Decision 37.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { clientOf, inTransaction, type Tx } from './transaction.ts'

/**
 * The first rank follows the call's idempotency key and its writes other than money: a comment, a follow. `member` covers all rows that
 * an account owns: spend day and limits, combos, bag, terms, tasks, wealth, tickets. Then the row that is bought, opened, settled or
 * decided. The accounts of the ledger come late, users before the platform, because every transaction needs the platform's.
 */
const lockRanks = [
  'member',
  'gift',
  'order',
  'withdrawal',
  'horn',
  'envelope',
  'scheme',
  'question',
  'parcel',
  'goods',
  'ledger',
  'audit',
] as const
type LockRank = (typeof lockRanks)[number]

declare const ordered: unique symbol
/** A transaction that has locked its members; only such a transaction may lock subjects and post entries. */
export type MoneyTx = Tx & { readonly [ordered]: true }

/** Programmer error: this transaction could deadlock with another. */
export class LockOrderError extends Error {
  constructor(rank: LockRank, id: string, last: string) {
    super(`the lock '${rank} ${id}' is taken after '${last}'`)
    this.name = 'LockOrderError'
  }
}

interface Held {
  names: Set<string>
  last: { rank: number; id: string; name: string } | null
}
const heldBy = new WeakMap<object, Held>()
function locksOf(tx: Tx): Held {
  const known = heldBy.get(tx)
  if (known) return known
  const none: Held = { names: new Set(), last: null }
  heldBy.set(tx, none)
  return none
}
const nameOf = (rank: LockRank, id: string): string => `${rank} ${id}`

/** Registers locks before they are taken: returns those not held yet, sorted; throws if one of them comes too late. */
export function claimLocks(tx: Tx, rank: LockRank, ids: readonly string[]): string[] {
  const held = locksOf(tx)
  const place = lockRanks.indexOf(rank)
  const fresh = [...new Set(ids)].filter((id) => !held.names.has(nameOf(rank, id))).sort()
  const [first] = fresh
  const { last } = held
  if (first !== undefined && last && (place < last.rank || (place === last.rank && first < last.id)))
    throw new LockOrderError(rank, first, last.name)
  for (const id of fresh) {
    held.names.add(nameOf(rank, id))
    held.last = { rank: place, id, name: nameOf(rank, id) }
  }
  return fresh
}

/** Whether the transaction holds the lock of this account. */
export const isMember = (tx: MoneyTx, account: string): boolean => locksOf(tx).names.has(nameOf('member', account))
/** Throws if an account's rows are about to be written without its lock. */
export function requireMember(tx: MoneyTx, account: string): void {
  if (!isMember(tx, account)) throw new Error(`the rows of ${account} are written without the lock of the account`)
}

/** Locks the accounts whose own rows are written, until the transaction ends; skips those already held. */
export async function lockMembers(tx: Tx, accounts: readonly string[]): Promise<MoneyTx> {
  const fresh = claimLocks(tx, 'member', accounts)
  if (fresh.length > 0)
    await clientOf(tx).query({
      name: 'lock-members',
      text: `SELECT pg_advisory_xact_lock(hashtextextended('money ' || account, 0)) FROM (
          SELECT account FROM unnest($1::text[]) WITH ORDINALITY AS wanted (account, place) ORDER BY place OFFSET 0
        ) AS sorted`,
      values: [fresh],
    })
  return tx as MoneyTx
}

/**
 * Runs a transaction on the money of these accounts. With none, it writes to the ledger only. `safe`: see `inTransaction`.
 */
export const inMoneyTransaction = <T>(
  db: NodePgDatabase,
  members: readonly string[],
  work: (tx: MoneyTx) => Promise<T>,
  safe = false,
): Promise<T> => inTransaction(db, async (tx) => work(await lockMembers(tx, members)), safe)
