// Streamers' applications in the database.
import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/transaction.ts'
import type { Db } from '../store.ts'
import { anchorApplication } from './table.ts'

export type ApplicationRow = typeof anchorApplication.$inferSelect
type Sent = Omit<ApplicationRow, 'state' | 'reason' | 'settled_by' | 'settled_at'>

export async function findApplication(db: Db, accountId: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(anchorApplication).where(eq(anchorApplication.account_id, accountId))
  return row
}

/** Inserts an application or replaces a refused one. `taken`: another streamer has this ID number. */
export async function upsertApplication(tx: Tx, sent: Sent): Promise<'sent' | 'taken' | 'already'> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`application ${sent.id_mark}`}, 0))`)
  const [other] = await tx
    .select({ id: anchorApplication.account_id })
    .from(anchorApplication)
    .where(
      and(
        eq(anchorApplication.id_mark, sent.id_mark),
        ne(anchorApplication.account_id, sent.account_id),
        ne(anchorApplication.state, 'refused'),
      ),
    )
  if (other) return 'taken'
  const values = { ...sent, state: 'waiting' as const, reason: '', settled_by: null, settled_at: null }
  const written = await tx
    .insert(anchorApplication)
    .values(values)
    .onConflictDoUpdate({ target: anchorApplication.account_id, set: values, setWhere: eq(anchorApplication.state, 'refused') })
    .returning({ id: anchorApplication.account_id })
  return written.length === 1 ? 'sent' : 'already'
}

/** Returns applications in one state for the desk, oldest first. */
export const listApplications = (db: Db, state: ApplicationRow['state'], limit: number, offset: number): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(anchorApplication)
    .where(eq(anchorApplication.state, state))
    .orderBy(asc(anchorApplication.sent_at), asc(anchorApplication.account_id))
    .limit(limit)
    .offset(offset)

export async function countApplications(db: Db, state: ApplicationRow['state']): Promise<number> {
  const [row] = await db.select({ total: count() }).from(anchorApplication).where(eq(anchorApplication.state, state))
  return row?.total ?? 0
}

/** Locks an application until the transaction ends, so that only one operator decides it. */
export async function lockApplication(tx: Tx, accountId: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(anchorApplication).where(eq(anchorApplication.account_id, accountId)).for('update')
  return row
}

/** Decides a pending application; undefined if it is not pending. */
export async function settleApplication(
  tx: Tx,
  accountId: string,
  { state, reason, by, at }: { state: 'approved' | 'refused'; reason: string; by: string; at: Date },
): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .update(anchorApplication)
    .set({ state, reason, settled_by: by, settled_at: at })
    .where(and(eq(anchorApplication.account_id, accountId), eq(anchorApplication.state, 'waiting')))
    .returning()
  return row
}

export async function deleteApplication(db: Db, accountId: string): Promise<void> {
  await db.delete(anchorApplication).where(eq(anchorApplication.account_id, accountId))
}
