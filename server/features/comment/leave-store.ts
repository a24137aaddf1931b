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
    with mine as materialized (
      select id, parent_id, subject, state, answers from comment where account_id = ${account} for update),
    gone as (
      update comment set text = '', mentions = '[]', state = 'deleted',
        removed_by = case when mine.state = 'deleted' then removed_by else ${account} end,
        reason = case when mine.state = 'deleted' then reason end
      from mine where comment.id = mine.id),
    answered as (
      select parent_id, count(*)::int as n from mine
      where state = 'shown' and parent_id is not null and parent_id not in (select id from mine) group by parent_id),
    parents as (
      update comment set answers = greatest(0, comment.answers - answered.n) from answered where comment.id = answered.parent_id
      returning comment.subject, comment.state, answered.n),
    fewer as (
      select subject, sum(n)::int as n from (
        select subject, 1 + answers as n from mine where parent_id is null and state = 'shown'
        union all select subject, n from parents where state = 'shown') as each
      group by subject)
    update comment_subject set comments = greatest(0, comments - fewer.n) from fewer where comment_subject.subject = fewer.subject`)
  await db.execute(sql`
    with gone as (delete from comment_like where account_id = ${account} returning comment_id)
    update comment set likes = greatest(0, likes - 1) from gone where comment.id = gone.comment_id`)
}
