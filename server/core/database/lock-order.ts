// The one order in which a transaction that moves money takes its locks. Whoever takes two of them out of order could wait for somebody
// who waits for the first; then PostgreSQL lets both wait a second and ends one. So every lock is taken through this file, which
// sorts what is asked for at once and refuses what would come too late. Decision 37.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { clientOf, inTransaction, type Tx } from './transaction.ts'

/**
 * Before the first come the key of the call and what it writes that is no money: a comment, a follow. `member` covers all rows of an
 * account's own: spend day and limits, combos, bag, terms, tasks, wealth, tickets. Then the row that is bought, opened, settled or
 * decided. The accounts of the ledger come late, those of people before those of the platform, because everybody needs the latter.
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
/** A transaction that has locked its members: the only kind in which subjects are locked and entries are posted. */
export type MoneyTx = Tx & { readonly [ordered]: true }

/** A programmer's error: this transaction could deadlock with another. */
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

/** Notes locks that are about to be taken: returns those that are not held yet, sorted; throws where one of them comes too late. */
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
/** Throws where the rows of an account are about to be written without its lock. */
export function requireMember(tx: MoneyTx, account: string): void {
  if (!isMember(tx, account)) throw new Error(`the rows of ${account} are written without the lock of the account`)
}

/** Locks the accounts whose own rows are written, until the transaction ends; those that it holds already cost nothing. */
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
 * A transaction over the money of these accounts. None: what it moves is written in the ledger alone. `safe`: as of `inTransaction`.
 */
export const inMoneyTransaction = <T>(
  db: NodePgDatabase,
  members: readonly string[],
  work: (tx: MoneyTx) => Promise<T>,
  safe = false,
): Promise<T> => inTransaction(db, async (tx) => work(await lockMembers(tx, members)), safe)
