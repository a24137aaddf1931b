import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ErrorCode } from '../../../../contract/wire/error.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { type DecisionState, pendingDecision } from './table.ts'

export type DecisionRow = typeof pendingDecision.$inferSelect
type Db = NodePgDatabase | Tx

/** False, and nothing is stored, if this decision or another one about the same subject is pending. */
export async function insertDecision(tx: Tx, row: DecisionRow): Promise<boolean> {
  const inserted = await tx.insert(pendingDecision).values(row).onConflictDoNothing().returning({ id: pendingDecision.id })
  return inserted.length === 1
}

export async function findDecision(db: Db, id: string): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(pendingDecision).where(eq(pendingDecision.id, id))
  return row
}

/** Decisions of one operator, by due time. */
export const listDecisions = (db: Db, accountId: string): Promise<DecisionRow[]> =>
  db
    .select()
    .from(pendingDecision)
    .where(and(eq(pendingDecision.account_id, accountId), inArray(pendingDecision.state, ['waiting', 'running', 'failed'])))
    .orderBy(asc(pendingDecision.due_at))

/** The operator whose decision is pending, by subject key. */
export async function findDeciders(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ row: pendingDecision.row, account: pendingDecision.account_id })
    .from(pendingDecision)
    .where(inArray(pendingDecision.state, ['waiting', 'running']))
  return new Map(rows.map(({ row, account }) => [row, account]))
}

/** Due before that time and not executed. */
export const listOverdue = (db: Db, before: Date): Promise<DecisionRow[]> =>
  db
    .select()
    .from(pendingDecision)
    .where(and(inArray(pendingDecision.state, ['waiting', 'running']), lt(pendingDecision.due_at, before)))

/**
 * Marks it as running and returns the row as it was; undefined unless its state is one of `from`. `retriedBy`: session that retries a
 * failed decision.
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

/** Clears the content, which the audit log retains. */
export async function completeDecision(db: Db, id: string): Promise<void> {
  const cleared = { body: {}, about: '', done: '', reason: '', failure: null }
  await db
    .update(pendingDecision)
    .set({ state: 'done', ...cleared })
    .where(eq(pendingDecision.id, id))
}

export async function failDecision(db: Db, id: string, failure: ErrorCode): Promise<void> {
  await db.update(pendingDecision).set({ state: 'failed', failure }).where(eq(pendingDecision.id, id))
}

/** False if it is no longer running. `state`: `running` if a call may already have taken effect. */
export async function postponeDecision(tx: Tx, id: string, state: 'waiting' | 'running', due_at: Date): Promise<boolean> {
  const isRunning = and(eq(pendingDecision.id, id), eq(pendingDecision.state, 'running'))
  const moved = await tx.update(pendingDecision).set({ state, due_at }).where(isRunning).returning({ id: pendingDecision.id })
  return moved.length === 1
}

/** Returns its subject key; undefined if it can no longer be cancelled. */
export async function deleteDecision(db: Db, id: string, accountId: string): Promise<string | undefined> {
  const mine = and(eq(pendingDecision.id, id), eq(pendingDecision.account_id, accountId))
  const [deleted] = await db
    .delete(pendingDecision)
    .where(and(mine, inArray(pendingDecision.state, ['waiting', 'failed'])))
    .returning({ row: pendingDecision.row })
  return deleted?.row
}

export async function deleteOldDecisions(db: Db, state: 'done' | 'failed', before: Date): Promise<void> {
  await db.delete(pendingDecision).where(and(eq(pendingDecision.state, state), lt(pendingDecision.due_at, before)))
}

/** Deletes the decisions of a deleted account. */
export async function deleteDecisionsOf(db: Db, accountId: string): Promise<void> {
  await db.delete(pendingDecision).where(eq(pendingDecision.account_id, accountId))
}
