// Horns and their terms in the database.
import { asc, count, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Horn, HornState } from '../../../../contract/gift/horn.ts'
import { claimLocks, type MoneyTx } from '../../../core/database/lock-order.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { findSetting, lockSetting, upsertSetting } from '../../../core/setting/store.ts'
import { horn } from './table.ts'

export type HornRow = typeof horn.$inferSelect
export interface HornTerms {
  open: boolean
  /** Tenths of a diamond. */
  price: number
}
const termsName = 'horn'
const firstTerms: HornTerms = { open: true, price: 1_000 }

export const findTerms = async (db: NodePgDatabase): Promise<HornTerms> => ({
  ...firstTerms,
  ...(await findSetting<Partial<HornTerms>>(db, termsName)),
})
/** Locks and returns the terms, so that concurrent changes are serialized. */
export async function lockTerms(tx: Tx): Promise<HornTerms> {
  await lockSetting(tx, termsName)
  return findTerms(tx)
}
export const upsertTerms = (db: NodePgDatabase, terms: HornTerms): Promise<void> => upsertSetting(db, termsName, terms)

export async function insertHorn(tx: Tx, row: HornRow): Promise<void> {
  await tx.insert(horn).values(row)
}
export async function findHorn(db: Pick<NodePgDatabase, 'select'>, id: string): Promise<HornRow | undefined> {
  const [row] = await db.select().from(horn).where(eq(horn.id, id))
  return row
}
/** Locks a horn until the transaction ends, so that only one operator decides it. */
export async function lockHorn(tx: MoneyTx, id: string): Promise<HornRow | undefined> {
  claimLocks(tx, 'horn', [id])
  const [row] = await tx.select().from(horn).where(eq(horn.id, id)).for('update')
  return row
}
export async function settleHorn(tx: Tx, id: string, set: Partial<HornRow>): Promise<void> {
  await tx.update(horn).set(set).where(eq(horn.id, id))
}
/** Clears the texts of a deleted account's horns; the payments stay. */
export async function clearHornsOf(db: Pick<NodePgDatabase, 'update'>, accountId: string): Promise<void> {
  await db.update(horn).set({ text: '' }).where(eq(horn.account_id, accountId))
}

interface Page {
  limit: number
  offset: number
}
interface Found {
  rows: HornRow[]
  total: number
}
/** Newest first. */
export async function listHornsOf(db: NodePgDatabase, accountId: string, { limit, offset }: Page): Promise<Found> {
  const mine = eq(horn.account_id, accountId)
  const [rows, [counted]] = await Promise.all([
    db.select().from(horn).where(mine).orderBy(desc(horn.created_at), desc(horn.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(horn).where(mine),
  ])
  return { rows, total: counted?.total ?? 0 }
}
/** Oldest first. */
export async function listHorns(db: NodePgDatabase, state: HornState, { limit, offset }: Page): Promise<Found> {
  const rows = await db
    .select()
    .from(horn)
    .where(eq(horn.state, state))
    .orderBy(asc(horn.created_at), asc(horn.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await countHorns(db, state) }
}
export async function countHorns(db: NodePgDatabase, state: HornState): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(horn).where(eq(horn.state, state))
  return counted?.total ?? 0
}

export const presentHorn = (row: HornRow): Horn => ({
  id: row.id,
  text: row.text,
  price: row.price,
  state: row.state,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
})
