// Claims and postponements in the database.
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Tx } from '../../../core/database/transaction.ts'
import type { HoldRow } from './hold.ts'
import { adminHold } from './table.ts'

type Db = NodePgDatabase | Tx

/** Claims that last beyond `at`, and all postponements, including expired ones. */
export const listHolds = (db: Db, at: Date): Promise<HoldRow[]> =>
  db
    .select()
    .from(adminHold)
    .where(or(gt(adminHold.claimed_until, at), isNotNull(adminHold.later_until)))

export async function findHold(db: Db, key: string): Promise<HoldRow | undefined> {
  const [row] = await db.select().from(adminHold).where(eq(adminHold.key, key))
  return row
}

export async function upsertHold(tx: Tx, row: HoldRow): Promise<void> {
  const { key: _key, ...set } = row
  await tx.insert(adminHold).values(row).onConflictDoUpdate({ target: adminHold.key, set })
}

/** Deletes the row of a decided item. */
export async function deleteHold(db: Db, key: string): Promise<void> {
  await db.delete(adminHold).where(eq(adminHold.key, key))
}

/** Deletes rows whose claim and postponement ended before that time. */
export async function deleteHoldsBefore(db: Db, before: Date): Promise<void> {
  const { claimed_until, later_until } = adminHold
  const isOver = and(or(isNull(claimed_until), lt(claimed_until, before)), or(isNull(later_until), lt(later_until, before)))
  await db.delete(adminHold).where(isOver)
}

/** For a deleted account: releases its claims, keeps its postponements. */
export async function releaseHoldsOf(db: Db, accountId: string): Promise<void> {
  await db.update(adminHold).set({ claimed_by: null, claimed_until: null }).where(eq(adminHold.claimed_by, accountId))
  await db.update(adminHold).set({ later_by: null }).where(eq(adminHold.later_by, accountId))
}
