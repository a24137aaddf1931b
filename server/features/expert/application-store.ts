import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../core/database/transaction.ts'
import type { Db, ExpertApplicationRow } from './store.ts'
import { expertApplication } from './table.ts'

export async function findApplication(db: Db, accountId: string): Promise<ExpertApplicationRow | undefined> {
  const [row] = await db.select().from(expertApplication).where(eq(expertApplication.account_id, accountId))
  return row
}
/** Upserts an application; false if one is pending or approved. */
export async function upsertApplication(
  db: Db,
  sent: Pick<ExpertApplicationRow, 'account_id' | 'real_name' | 'wechat' | 'experience' | 'sent_at'>,
): Promise<boolean> {
  const values = { ...sent, state: 'waiting' as const, reason: '', settled_by: null, settled_at: null }
  const written = await db
    .insert(expertApplication)
    .values(values)
    .onConflictDoUpdate({ target: expertApplication.account_id, set: values, setWhere: eq(expertApplication.state, 'refused') })
    .returning({ id: expertApplication.account_id })
  return written.length === 1
}
/** Locks the row until the transaction ends, so that only one operator decides. */
export async function lockApplication(tx: Tx, accountId: string): Promise<ExpertApplicationRow | undefined> {
  const [row] = await tx.select().from(expertApplication).where(eq(expertApplication.account_id, accountId)).for('update')
  return row
}
/** Decides a pending application; false if there is none. */
export async function settleApplication(
  tx: Tx,
  accountId: string,
  { state, reason, by, at }: { state: 'approved' | 'refused'; reason: string; by: string; at: Date },
): Promise<boolean> {
  const settled = await tx
    .update(expertApplication)
    .set({ state, reason, settled_by: by, settled_at: at })
    .where(and(eq(expertApplication.account_id, accountId), eq(expertApplication.state, 'waiting')))
    .returning({ id: expertApplication.account_id })
  return settled.length === 1
}
