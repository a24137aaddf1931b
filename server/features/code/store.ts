// Verification codes in the database. A try is counted before the code is looked at, so that no race gives one away.
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { CodePurpose } from '../../../contract/auth.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { verificationCode } from './table.ts'

export type SentCode = Omit<typeof verificationCode.$inferInsert, 'tries' | 'used_at'>

/** The new code takes the place of an earlier one. */
export async function insertCode(db: NodePgDatabase, code: SentCode): Promise<void> {
  const { mobile, purpose } = verificationCode
  await db.transaction(async (tx) => {
    await tx
      .update(verificationCode)
      .set({ used_at: code.created_at })
      .where(and(eq(mobile, code.mobile), eq(purpose, code.purpose), isNull(verificationCode.used_at)))
    await tx.insert(verificationCode).values(code)
  })
}

/** Counts a try at the open code and answers it; undefined: there is none, or its tries are used up. */
export async function tryCode(
  db: NodePgDatabase,
  mobile: string,
  purpose: CodePurpose,
  now: Date,
): Promise<{ id: string; hash: string; device_id: string | null } | undefined> {
  const open = db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.mobile, mobile),
        eq(verificationCode.purpose, purpose),
        isNull(verificationCode.used_at),
        gt(verificationCode.expires_at, now),
      ),
    )
    .orderBy(desc(verificationCode.created_at))
    .limit(1)
  const [row] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(eq(verificationCode.id, open), lt(verificationCode.tries, memberLimits.codeTries), isNull(verificationCode.used_at)))
    .returning({ id: verificationCode.id, hash: verificationCode.hash, device_id: verificationCode.device_id })
  return row
}

/** Whether it was this call that took the code: each is good once. */
export async function takeCode(db: NodePgDatabase, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(verificationCode)
    .set({ used_at: now })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.used_at)))
    .returning({ id: verificationCode.id })
  return taken.length === 1
}

export async function deleteCodesBefore(db: NodePgDatabase, before: Date): Promise<void> {
  await db.delete(verificationCode).where(lt(verificationCode.created_at, before))
}
