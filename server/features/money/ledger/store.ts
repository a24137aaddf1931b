// Posts entries inside the caller's transaction, and reads balances: the ledger's API for other features.

import { and, count, eq, gt, gte, inArray, sql, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BillType } from '../../../../contract/money/bill.ts'
import { type AccountRef, book, type Entry, mayOwe, nameOfAccount, platform, type WalletKind } from '../../../../rules/money/ledger.ts'
import { claimLocks, type MoneyTx } from '../../../core/database/lock-order.ts'
import { clientOf } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { findSetting, upsertSetting } from '../../../core/setting/store.ts'
import { ledgerAccount, ledgerPosting, ledgerTx } from './table.ts'
import type { Transfers } from './transfers.ts'
import { lockAccounts, lockKeyOf, takeIds, writeEntries } from './write.ts'

/** The running ledger as passed to other features. */
export interface Ledger {
  transfers: Transfers
  /** False if its proof failed at the start: reads work, nothing is posted. */
  isOpen(): boolean
}

const trustName = 'ledger-trusted'
/** Result of the last proof, for optional postings inside another call: a post or comment is saved even if it cannot earn coins. */
export const isTrusted = async (db: NodePgDatabase): Promise<boolean> => (await findSetting<boolean>(db, trustName)) ?? true
/** Skips the write if the value is unchanged: a server starts with a full disk too. */
export async function setTrusted(db: NodePgDatabase, trusted: boolean): Promise<void> {
  if ((await isTrusted(db)) !== trusted) await upsertSetting(db, trustName, trusted)
}

export interface Posted {
  /** Id of the transaction. */
  id: number
  /** Balances of the affected accounts, by name. */
  balances: ReadonlyMap<string, number>
}

/**
 * Posts one entry in the caller's transaction; throws insufficient-balance if a wallet is short, without any effect. The accounts stay
 * locked until the transaction ends.
 */
export async function postEntry(tx: MoneyTx, entry: Entry, at: number): Promise<Posted> {
  const [posted] = await postEntries(tx, [entry], at)
  if (!posted) throw new Error('ledger entry not posted')
  return posted
}

/**
 * Posts several entries in order, like `postEntry`, but in the round trips of one: for payouts to many accounts, which stay locked
 * meanwhile. All of them or none. Balances are those after the last entry.
 */
export async function postEntries(tx: MoneyTx, entries: readonly Entry[], at: number): Promise<Posted[]> {
  if (entries.length === 0) return []
  const client = clientOf(tx)
  const refs = entries.flatMap(({ legs }) => legs.map(({ account }) => account))
  claimLocks(tx, 'ledger', refs.map(lockKeyOf))
  const accounts = await lockAccounts(client, refs)
  const balances = new Map([...accounts].map(([name, { balance }]) => [name, balance]))
  const decided = entries.map((entry) => {
    const afters = book(entry, balances)
    if (afters) return { entry, afters, at }
    const short = entry.legs.find(({ account }) => !mayOwe(account))
    throw fail('insufficient-balance', { account: short ? nameOfAccount(short.account) : '' })
  })
  const ids = await takeIds(client, entries.length)
  if (ids.length < entries.length) throw new Error('ledger sequence returned too few ids')
  const booked = decided.map((one, index) => ({ ...one, id: ids[index] as number }))
  await writeEntries(client, accounts, booked)
  return booked.map(({ id }) => ({ id, balances }))
}

/**
 * Locks accounts until the transaction ends: for reading them before posting, and for posting several entries, whose accounts must be
 * locked together if those of the later entry sort before those of the earlier one.
 */
export async function lockBalances(tx: MoneyTx, refs: readonly AccountRef[]): Promise<void> {
  if (refs.length === 0) return
  claimLocks(tx, 'ledger', refs.map(lockKeyOf))
  await lockAccounts(clientOf(tx), refs)
}

export type Balances = Record<WalletKind, number>

/** Balances by owner; zero without an account. */
export async function findBalances(db: Pick<NodePgDatabase, 'select'>, owners: readonly string[]): Promise<Map<string, Balances>> {
  const found = new Map(owners.map((owner) => [owner, { consumption: 0, income: 0, gold: 0 }]))
  if (owners.length === 0) return found
  const rows = await db
    .select({ owner: ledgerAccount.owner, kind: ledgerAccount.kind, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.owner, [...owners]))
  for (const { owner, kind, balance } of rows) {
    const one = found.get(owner)
    if (one && kind in one) one[kind as WalletKind] = balance
  }
  return found
}

/** Amounts of single-sum entries, by key; missing keys were never posted. */
export async function findGiven(db: Pick<NodePgDatabase, 'select'>, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: ledgerTx.key, amount: ledgerPosting.amount })
    .from(ledgerTx)
    .innerJoin(ledgerPosting, eq(ledgerPosting.tx_id, ledgerTx.id))
    .where(and(inArray(ledgerTx.key, [...keys]), gt(ledgerPosting.amount, 0)))
  return new Map(rows.map(({ key, amount }) => [key, amount]))
}

/** Real-money payments in and out since a time: count, and sum in fen. */
export async function sumCleared(
  db: Pick<NodePgDatabase, 'select'>,
  from: Date,
): Promise<Record<'recharge' | 'withdrawal', { count: number; money: number }>> {
  const rows = await db
    .select({ type: ledgerTx.type, count: count(), money: sum(sql`abs(${ledgerPosting.amount})`).mapWith(Number) })
    .from(ledgerTx)
    .innerJoin(ledgerPosting, eq(ledgerPosting.tx_id, ledgerTx.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.account_id))
    .where(
      and(
        inArray(ledgerTx.type, ['recharge', 'withdrawal']),
        gte(ledgerTx.at, from),
        eq(ledgerAccount.owner, platform),
        eq(ledgerAccount.kind, 'gateway'),
      ),
    )
    .groupBy(ledgerTx.type)
  const of = (type: BillType) => {
    const { count: times = 0, money = 0 } = rows.find((row) => row.type === type) ?? {}
    return { count: times, money }
  }
  return { recharge: of('recharge'), withdrawal: of('withdrawal') }
}

/**
 * Whether the account still holds money, or has some pending with an operator, in an envelope, for a room or in a payment: such an account
 * is not deleted.
 */
export async function holdsMoney(db: NodePgDatabase, owner: string): Promise<boolean> {
  const rows = await db.execute<{ held: boolean }>(
    sql`select exists (select 1 from ledger_account where owner = ${owner} and asset = 'diamond' and balance > 0)
      or exists (select 1 from withdrawal where account_id = ${owner} and state in ('waiting', 'approved'))
      or exists (select 1 from recharge_order where account_id = ${owner} and state = 'open')
      or exists (select 1 from envelope where account_id = ${owner} and settled_at is null)
      or exists (select 1 from gift_given where from_id = ${owner} and state = 'held')
      or exists (select 1 from horn where account_id = ${owner} and state = 'waiting')
      or exists (select 1 from exchange where account_id = ${owner} and state = 'waiting')
      or exists (select 1 from scheme_sale where account_id = ${owner} and state = 'held')
      or exists (select 1 from scheme_sale join scheme on scheme.id = scheme_id where expert_id = ${owner} and scheme_sale.state = 'held')
      as held`,
  )
  return rows.rows[0]?.held ?? false
}
