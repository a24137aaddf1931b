import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Ticket } from '../../../contract/feedback.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { feedback } from './table.ts'

export type FeedbackRow = typeof feedback.$inferSelect

export async function insertFeedback(db: NodePgDatabase | Tx, row: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(row)
}

export async function findFeedback(db: NodePgDatabase, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row
}

export async function listFeedbackOf(db: NodePgDatabase, accountId: string): Promise<FeedbackRow[]> {
  return db.select().from(feedback).where(eq(feedback.account_id, accountId)).orderBy(desc(feedback.created_at)).limit(100)
}

/** Feedback of one state, newest first, for the admin pages. */
export const listFeedback = (db: NodePgDatabase, state: Ticket['state'], limit: number, offset = 0): Promise<FeedbackRow[]> =>
  db
    .select()
    .from(feedback)
    .where(eq(feedback.state, state))
    .orderBy(desc(feedback.created_at), desc(feedback.id))
    .limit(limit)
    .offset(offset)

/** Open feedback, oldest first. */
export const listOldestFeedback = (db: NodePgDatabase, limit: number): Promise<FeedbackRow[]> =>
  db.select().from(feedback).where(eq(feedback.state, 'open')).orderBy(feedback.created_at, feedback.id).limit(limit)

export async function countFeedback(db: NodePgDatabase, state: Ticket['state']): Promise<number> {
  const [row] = await db.select({ total: count() }).from(feedback).where(eq(feedback.state, state))
  return row?.total ?? 0
}

/** Locks the row until the transaction ends, so that only one operator answers. */
export async function lockFeedback(tx: Tx, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await tx.select().from(feedback).where(eq(feedback.id, id)).for('update')
  return row
}

/** Answers an open ticket, or closes one that is not closed; false if there is no such ticket. */
export async function answerFeedback(
  db: NodePgDatabase,
  id: string,
  { answer, by, state, at = new Date() }: { answer: string | null; by: string; state: 'answered' | 'closed'; at?: Date },
): Promise<boolean> {
  const changed = await db
    .update(feedback)
    // Closing a ticket keeps its answer.
    .set({ state, ...(answer === null ? {} : { answer, answered_by: by, answered_at: at }) })
    .where(and(eq(feedback.id, id), inArray(feedback.state, state === 'closed' ? ['open', 'answered'] : ['open'])))
    .returning({ id: feedback.id })
  return changed.length === 1
}

/** Restores a closed ticket's previous state; false if it is not closed. */
export async function reopenFeedback(db: NodePgDatabase, id: string): Promise<boolean> {
  const changed = await db
    .update(feedback)
    .set({ state: sql`case when ${feedback.answer} is null then 'open' else 'answered' end` })
    .where(and(eq(feedback.id, id), eq(feedback.state, 'closed')))
    .returning({ id: feedback.id })
  return changed.length === 1
}

/** Detaches a deleted account from its feedback, which stays. */
export async function detachFeedback(db: NodePgDatabase, accountId: string): Promise<void> {
  await db.update(feedback).set({ account_id: null, contact: '', pictures: [] }).where(eq(feedback.account_id, accountId))
}

export const ticketOf = (row: FeedbackRow): Ticket => ({
  id: row.id,
  kind: row.kind,
  content: row.content,
  pictures: row.pictures,
  state: row.state,
  answer: row.answer,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
})
