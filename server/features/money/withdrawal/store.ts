// Queries of payout accounts and withdrawals, and the operator's terms for them.
import { and, asc, count, desc, eq, gte, inArray, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type PayoutKind, type WithdrawalState, withdrawalStates } from '../../../../contract/money/withdrawal.ts'
import { claimLocks, type MoneyTx } from '../../../core/database/lock-order.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { findSetting, lockSetting, upsertSetting } from '../../../core/setting/store.ts'
import { payoutAccount, withdrawal } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>
export type PayoutRow = typeof payoutAccount.$inferSelect
export type WithdrawalRow = typeof withdrawal.$inferSelect

export interface WithdrawalTerms {
  /** Off until the operator opens it. */
  open: boolean
  /** Limits of one withdrawal in fen. */
  least: number
  most: number
  /** Fen from which two operators must approve. */
  secondOver: number
}
const settingName = 'withdrawals'
const closedTerms: WithdrawalTerms = { open: false, least: 1_000, most: 2_000_000, secondOver: 500_000 }
export const findTerms = async (db: NodePgDatabase): Promise<WithdrawalTerms> => ({
  ...closedTerms,
  ...(await findSetting<Partial<WithdrawalTerms>>(db, settingName)),
})
/** Serializes changes by several operators. */
export async function lockTerms(tx: Tx): Promise<WithdrawalTerms> {
  await lockSetting(tx, settingName)
  return findTerms(tx)
}
export const upsertTerms = (db: NodePgDatabase, terms: WithdrawalTerms): Promise<void> => upsertSetting(db, settingName, terms)
export const withdrawalsOpen = async (db: NodePgDatabase): Promise<boolean> => (await findTerms(db)).open

export async function findPayoutAccount(db: Db, account: string, kind: PayoutKind): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutAccount)
    .where(and(eq(payoutAccount.account_id, account), eq(payoutAccount.kind, kind)))
  return row
}
export async function upsertPayoutAccount(db: Db, row: PayoutRow): Promise<void> {
  const { sealed, changed_at } = row
  await db
    .insert(payoutAccount)
    .values(row)
    .onConflictDoUpdate({ target: [payoutAccount.account_id, payoutAccount.kind], set: { sealed, changed_at } })
}

/** Deletes a closed account's payout accounts. Past withdrawals keep their copy. */
export async function deletePayoutAccounts(db: Pick<NodePgDatabase, 'delete'>, account: string): Promise<void> {
  await db.delete(payoutAccount).where(eq(payoutAccount.account_id, account))
}

export async function insertWithdrawal(tx: Tx, row: WithdrawalRow): Promise<void> {
  await tx.insert(withdrawal).values(row)
}
export async function findWithdrawal(db: Pick<Db, 'select'>, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id))
  return row
}
/** Locks the row until the transaction ends: the second of two concurrent decisions finds it decided. */
export async function lockWithdrawal(tx: MoneyTx, id: string): Promise<WithdrawalRow | undefined> {
  claimLocks(tx, 'withdrawal', [id])
  const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update')
  return row
}
export async function setWithdrawal(tx: Tx, id: string, set: Partial<WithdrawalRow>): Promise<void> {
  await tx.update(withdrawal).set(set).where(eq(withdrawal.id, id))
}

export async function listWithdrawals(
  db: Db,
  account: string,
  limit: number,
  offset: number,
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const mine = eq(withdrawal.account_id, account)
  const [rows, [counted]] = await Promise.all([
    db.select().from(withdrawal).where(mine).orderBy(desc(withdrawal.created_at), desc(withdrawal.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(withdrawal).where(mine),
  ])
  return { rows, total: counted?.total ?? 0 }
}
export async function countWithdrawals(db: Db, states: readonly WithdrawalState[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(withdrawal)
    .where(inArray(withdrawal.state, [...states]))
  return row?.total ?? 0
}
const unpaid: readonly WithdrawalState[] = ['waiting', 'approved']
/** For the admin pages: pending ones oldest first, finished ones newest first. */
export function listByState(db: Db, states: readonly WithdrawalState[], limit: number, offset: number): Promise<WithdrawalRow[]> {
  const by = states.every((state) => unpaid.includes(state)) ? asc : desc
  return db
    .select()
    .from(withdrawal)
    .where(inArray(withdrawal.state, [...states]))
    .orderBy(by(withdrawal.created_at), by(withdrawal.id))
    .limit(limit)
    .offset(offset)
}

/** Withdrawals requested since a time, in any state: count, and sum in fen. */
export async function sumAsked(db: Pick<Db, 'select'>, from: Date): Promise<{ count: number; money: number }> {
  const [row] = await db
    .select({ count: count(), money: sum(withdrawal.coin).mapWith(Number) })
    .from(withdrawal)
    // Lists all states, because the index begins with the state.
    .where(and(inArray(withdrawal.state, [...withdrawalStates]), gte(withdrawal.created_at, from)))
  return { count: row?.count ?? 0, money: row?.money ?? 0 }
}

/** Tenths of a diamond in pending withdrawals. */
export async function findHeld(db: Db, account: string): Promise<number> {
  const [row] = await db
    .select({ held: sum(withdrawal.coin).mapWith(Number) })
    .from(withdrawal)
    .where(and(eq(withdrawal.account_id, account), inArray(withdrawal.state, ['waiting', 'approved'])))
  return row?.held ?? 0
}
