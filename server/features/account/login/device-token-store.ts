// Device tokens and their families in the database.
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { deviceToken, tokenFamily } from '../table.ts'

export type TokenFamily = typeof tokenFamily.$inferSelect

/** Ends a family that is open. */
export async function endFamily(db: NodePgDatabase, family: string, at: Date): Promise<void> {
  await db
    .update(tokenFamily)
    .set({ ended_at: at })
    .where(and(eq(tokenFamily.id, family), isNull(tokenFamily.ended_at)))
}

/** Inserts a family with its first token. */
export const insertFamily = (
  db: NodePgDatabase,
  { id, account_id, expires_at }: Pick<TokenFamily, 'id' | 'account_id' | 'expires_at'>,
  hash: string,
  at: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(tokenFamily).values({ id, account_id, expires_at })
    await tx.insert(deviceToken).values({ hash, family_id: id, made_at: at })
  })

/**
 * Replaces a token that was never used by the next one, valid until `expires_at`. Null if there is none, or its family has ended;
 * `fresh` is false if it was used before, and then nothing changes.
 */
export const replaceToken = (
  db: NodePgDatabase,
  hash: string,
  next: { hash: string; at: Date; expires_at: Date },
): Promise<{ family: TokenFamily; used_at: Date | null; fresh: boolean } | null> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ used_at: deviceToken.used_at, family: tokenFamily })
      .from(deviceToken)
      .innerJoin(tokenFamily, eq(tokenFamily.id, deviceToken.family_id))
      .where(eq(deviceToken.hash, hash))
      .for('update')
    if (!row || row.family.ended_at || row.family.expires_at <= next.at) return null
    if (row.used_at) return { ...row, fresh: false }
    await tx.update(deviceToken).set({ used_at: next.at }).where(eq(deviceToken.hash, hash))
    await tx.insert(deviceToken).values({ hash: next.hash, family_id: row.family.id, made_at: next.at })
    await tx.update(tokenFamily).set({ expires_at: next.expires_at }).where(eq(tokenFamily.id, row.family.id))
    return { ...row, fresh: true }
  })

/** Ids of the open families of an account. */
export async function listOpenFamilies(db: NodePgDatabase, accountId: string): Promise<string[]> {
  const open = await db
    .select({ id: tokenFamily.id })
    .from(tokenFamily)
    .where(and(eq(tokenFamily.account_id, accountId), isNull(tokenFamily.ended_at)))
  return open.map(({ id }) => id)
}

/** Deletes families that expired or ended before an instant, and their tokens with them. */
export async function deleteFamiliesBefore(db: NodePgDatabase, before: Date): Promise<void> {
  await db.delete(tokenFamily).where(or(lt(tokenFamily.expires_at, before), lt(tokenFamily.ended_at, before)))
}
