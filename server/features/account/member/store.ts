// Verifications in the database.
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { VerifyState } from '../../../../contract/account/member.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { verification } from './table.ts'

export type VerificationRow = typeof verification.$inferSelect
type Sent = Pick<VerificationRow, 'account_id' | 'kind' | 'real_name' | 'id_number' | 'id_mark' | 'sent_at'>

export async function findVerification(db: NodePgDatabase, accountId: string): Promise<VerificationRow | undefined> {
  const [row] = await db.select().from(verification).where(eq(verification.account_id, accountId))
  return row
}

/** Stores a request. `taken`: the ID number belongs to another account. `already`: the account needs no request. */
export async function upsertVerification(db: NodePgDatabase, sent: Sent): Promise<'sent' | 'taken' | 'already'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${sent.id_mark}`}, 0))`)
    const [other] = await tx
      .select({ id: verification.account_id })
      .from(verification)
      .where(and(eq(verification.id_mark, sent.id_mark), ne(verification.account_id, sent.account_id), ne(verification.state, 'refused')))
    if (other) return 'taken'
    const values = { ...sent, state: 'waiting' as const, reason: '', settled_by: null, settled_at: null }
    const written = await tx
      .insert(verification)
      .values(values)
      .onConflictDoUpdate({ target: verification.account_id, set: values, setWhere: eq(verification.state, 'refused') })
      .returning({ id: verification.account_id })
    return written.length === 1 ? 'sent' : 'already'
  })
}

/** For the admin: in one state, oldest request first. */
export const listVerifications = (
  db: NodePgDatabase,
  state: VerificationRow['state'],
  limit: number,
  offset: number,
): Promise<VerificationRow[]> =>
  db
    .select()
    .from(verification)
    .where(eq(verification.state, state))
    .orderBy(asc(verification.sent_at), asc(verification.account_id))
    .limit(limit)
    .offset(offset)

export async function countVerifications(db: NodePgDatabase, state: VerificationRow['state']): Promise<number> {
  const [row] = await db.select({ total: count() }).from(verification).where(eq(verification.state, state))
  return row?.total ?? 0
}

/** Verification states by account; accounts without a request are absent. */
export async function findVerifyStates(db: NodePgDatabase, accountIds: readonly string[]): Promise<Map<string, VerifyState>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ id: verification.account_id, state: verification.state })
    .from(verification)
    .where(inArray(verification.account_id, [...accountIds]))
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Locks the row until the transaction ends, so that only one of two operators decides. */
export async function lockVerification(tx: Tx, accountId: string): Promise<VerificationRow | undefined> {
  const [row] = await tx.select().from(verification).where(eq(verification.account_id, accountId)).for('update')
  return row
}

/** Decides a pending request; returns false if it is not pending. */
export async function settleVerification(
  db: NodePgDatabase,
  accountId: string,
  { verified, reason, by, at = new Date() }: { verified: boolean; reason: string; by: string; at?: Date },
): Promise<boolean> {
  const settled = await db
    .update(verification)
    .set({ state: verified ? 'verified' : 'refused', reason, settled_by: by, settled_at: at })
    .where(and(eq(verification.account_id, accountId), eq(verification.state, 'waiting')))
    .returning({ id: verification.account_id })
  return settled.length === 1
}

export async function deleteVerification(db: NodePgDatabase, accountId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.account_id, accountId))
}
