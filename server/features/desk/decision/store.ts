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

/** Moves it on and returns how it stood before; undefined when it stood otherwise. */
export async function beginDecision(tx: Tx, id: string, from: readonly DecisionState[]): Promise<DecisionRow | undefined> {
  const [row] = await tx.select().from(pendingDecision).where(eq(pendingDecision.id, id)).for('update')
  if (!row || !from.includes(row.state)) return undefined
  await tx.update(pendingDecision).set({ state: 'running', failure: null }).where(eq(pendingDecision.id, id))
  return row
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

export async function postponeDecision(tx: Tx, id: string, due_at: Date): Promise<void> {
  await tx.update(pendingDecision).set({ state: 'waiting', due_at }).where(eq(pendingDecision.id, id))
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

export async function deleteDoneDecisions(db: Db, before: Date): Promise<void> {
  await db.delete(pendingDecision).where(and(eq(pendingDecision.state, 'done'), lt(pendingDecision.due_at, before)))
}
