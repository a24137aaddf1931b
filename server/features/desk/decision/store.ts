// Pending decisions in the database.
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { type DecisionState, pendingDecision } from './table.ts'

export type DecisionRow = typeof pendingDecision.$inferSelect
type Db = NodePgDatabase | Tx

/** Whether it is new: the same decision again, or another one about a row that waits already, changes nothing. */
export async function insertDecision(tx: Tx, row: DecisionRow): Promise<boolean> {
  const inserted = await tx.insert(pendingDecision).values(row).onConflictDoNothing().returning({ id: pendingDecision.id })
  return inserted.length === 1
}

export async function findDecision(db: Db, id: string): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(pendingDecision).where(eq(pendingDecision.id, id))
  return row
}

/** Of one operator, the first to take effect before the others. */
export const listDecisions = (db: Db, accountId: string): Promise<DecisionRow[]> =>
  db
    .select()
    .from(pendingDecision)
    .where(and(eq(pendingDecision.account_id, accountId), inArray(pendingDecision.state, ['waiting', 'running', 'failed'])))
    .orderBy(asc(pendingDecision.due_at))

/** Whatever should have taken effect by then. */
export const listOverdue = (db: Db, before: Date): Promise<DecisionRow[]> =>
  db
    .select()
    .from(pendingDecision)
    .where(and(inArray(pendingDecision.state, ['waiting', 'running']), lt(pendingDecision.due_at, before)))

/**
 * Moves it on and returns how it stood before; undefined when it stood otherwise. `retriedBy`: the login that tries once more what
 * was refused.
 */
export async function beginDecision(
  tx: Tx,
  id: string,
  from: readonly DecisionState[],
  retriedBy?: string,
): Promise<DecisionRow | undefined> {
  const [row] = await tx.select().from(pendingDecision).where(eq(pendingDecision.id, id)).for('update')
  if (!row || !from.includes(row.state)) return undefined
  const session_id = row.state === 'failed' && retriedBy !== undefined ? retriedBy : row.session_id
  await tx.update(pendingDecision).set({ state: 'running', failure: null, session_id }).where(eq(pendingDecision.id, id))
  return { ...row, session_id }
}

/** Nothing of what was decided is kept here: the log of the desk has it. */
export async function completeDecision(db: Db, id: string): Promise<void> {
  const nothing = { body: {}, about: '', done: '', reason: '', failure: null }
  await db
    .update(pendingDecision)
    .set({ state: 'done', ...nothing })
    .where(eq(pendingDecision.id, id))
}

export async function failDecision(db: Db, id: string, failure: ErrorCode): Promise<void> {
  await db.update(pendingDecision).set({ state: 'failed', failure }).where(eq(pendingDecision.id, id))
}

/** Whether it was still being executed. What may have taken effect before stays so. */
export async function postponeDecision(tx: Tx, id: string, state: 'waiting' | 'running', due_at: Date): Promise<boolean> {
  const isRunning = and(eq(pendingDecision.id, id), eq(pendingDecision.state, 'running'))
  const moved = await tx.update(pendingDecision).set({ state, due_at }).where(isRunning).returning({ id: pendingDecision.id })
  return moved.length === 1
}

/** Whether it could still be taken back. */
export async function deleteDecision(db: Db, id: string, accountId: string): Promise<boolean> {
  const mine = and(eq(pendingDecision.id, id), eq(pendingDecision.account_id, accountId))
  const deleted = await db
    .delete(pendingDecision)
    .where(and(mine, inArray(pendingDecision.state, ['waiting', 'failed'])))
    .returning({ id: pendingDecision.id })
  return deleted.length === 1
}

export async function deleteOldDecisions(db: Db, state: 'done' | 'failed', before: Date): Promise<void> {
  await db.delete(pendingDecision).where(and(eq(pendingDecision.state, state), lt(pendingDecision.due_at, before)))
}

/** Of somebody who leaves. */
export async function deleteDecisionsOf(db: Db, accountId: string): Promise<void> {
  await db.delete(pendingDecision).where(eq(pendingDecision.account_id, accountId))
}
