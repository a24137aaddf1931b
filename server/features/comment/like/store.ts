import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/transaction.ts'
import type { Db } from '../store.ts'
import { comment, commentLike } from '../table.ts'

/** Returns the new number of likes. */
export async function setCommentLike(tx: Tx, id: string, account: string, on: boolean): Promise<number> {
  const row = { comment_id: id, account_id: account }
  const changed = on
    ? await tx.insert(commentLike).values(row).onConflictDoNothing().returning()
    : await tx
        .delete(commentLike)
        .where(and(eq(commentLike.comment_id, id), eq(commentLike.account_id, account)))
        .returning()
  const [counted] = await tx
    .update(comment)
    .set({ likes: sql`${comment.likes} + ${changed.length * (on ? 1 : -1)}` })
    .where(eq(comment.id, id))
    .returning({ likes: comment.likes })
  return counted?.likes ?? 0
}
/** Inserts likes for a comment that was inserted with this many `likes`. */
export async function insertCommentLikes(tx: Db, id: string, accounts: readonly string[]): Promise<void> {
  if (accounts.length > 0) await tx.insert(commentLike).values(accounts.map((account_id) => ({ comment_id: id, account_id })))
}
export async function findCommentLikes(db: Db, account: string | null, ids: readonly string[]): Promise<Set<string>> {
  if (account === null || ids.length === 0) return new Set()
  const rows = await db
    .select({ id: commentLike.comment_id })
    .from(commentLike)
    .where(and(eq(commentLike.account_id, account), inArray(commentLike.comment_id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
