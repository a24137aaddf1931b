// Comments of an account: their export, and their deletion when it is closed.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from './store.ts'
import { comment, commentLike } from './table.ts'

/** A person's comments that are not deleted, and likes, for the data export. */
export async function commentDataOf(db: Db, account: string): Promise<Record<string, unknown>> {
  const [comments, liked] = await Promise.all([
    db
      .select({ at: comment.at, on: comment.subject, text: comment.text, state: comment.state })
      .from(comment)
      .where(and(eq(comment.account_id, account), sql`${comment.state} <> 'deleted'`))
      .orderBy(desc(comment.seq)),
    db.select({ id: commentLike.comment_id }).from(commentLike).where(eq(commentLike.account_id, account)),
  ])
  return { comments, liked_comments: liked.map(({ id }) => id) }
}

/**
 * Deletes the comments and likes of a closed account. Each is one statement, however many rows there are. The answers under its comments no
 * longer count, whoever wrote them; some may be the author's own.
 */
export async function deleteCommentsOf(db: Db, account: string): Promise<void> {
  await db.execute(sql`
    WITH mine AS MATERIALIZED (
      SELECT id, parent_id, subject, state, answers FROM comment WHERE account_id = ${account} FOR UPDATE),
    gone AS (
      UPDATE comment SET text = '', mentions = '[]', state = 'deleted',
        removed_by = CASE WHEN mine.state = 'deleted' THEN removed_by ELSE ${account} END,
        reason = CASE WHEN mine.state = 'deleted' THEN reason END
      FROM mine WHERE comment.id = mine.id),
    answered AS (
      SELECT parent_id, count(*)::int AS n FROM mine
      WHERE state = 'shown' AND parent_id IS NOT NULL AND parent_id NOT IN (SELECT id FROM mine) GROUP BY parent_id),
    parents AS (
      UPDATE comment SET answers = greatest(0, comment.answers - answered.n) FROM answered WHERE comment.id = answered.parent_id
      RETURNING comment.subject, comment.state, answered.n),
    fewer AS (
      SELECT subject, sum(n)::int AS n FROM (
        SELECT subject, 1 + answers AS n FROM mine WHERE parent_id IS NULL AND state = 'shown'
        UNION ALL SELECT subject, n FROM parents WHERE state = 'shown') AS each
      GROUP BY subject)
    UPDATE comment_subject SET comments = greatest(0, comments - fewer.n) FROM fewer WHERE comment_subject.subject = fewer.subject`)
  await db.execute(sql`
    WITH gone AS (DELETE FROM comment_like WHERE account_id = ${account} RETURNING comment_id)
    UPDATE comment SET likes = greatest(0, likes - 1) FROM gone WHERE comment.id = gone.comment_id`)
}
