// Queries of comments, and what other features need of them.
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { CommentKind, CommentSort, CommunityPerson } from '../../../contract/comment.ts'
import type { ReportReason } from '../../../contract/report.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { mayTakeAway } from '../../../rules/admin/take-away.ts'
import { subjectOf, subjectParts } from '../../../rules/comment/subject.ts'
import { repeatKey } from '../../../rules/room/repeat-key.ts'
import type { Tx } from '../../core/database/transaction.ts'
import type { Account } from '../../core/http/route.ts'
import { authorIsRead } from '../account/store.ts'
import { findLevels } from '../money/wallet/store.ts'
import { comment, commentLike, commentSubject } from './table.ts'

export { listMentionRecipients } from './mention-recipient-store.ts'

export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type CommentRow = typeof comment.$inferSelect

export interface Reader {
  /** Null for a guest. */
  id: string | null
  /** May delete anyone's comments. */
  moderates: boolean
}
export const readerOf = (account: Account | null): Reader => ({
  id: account?.id ?? null,
  moderates: mayTakeAway(account?.roles ?? []),
})
/** For calls that require a login. */
export const writerOf = (account: Account): Reader & { id: string } => ({ ...readerOf(account), id: account.id })

interface FoundSubject {
  /** May delete its comments, and is marked as owner; null if there is none. */
  owner: string | null
  title: Name
  /** Whose results its text may reveal: those of its teams, by default the teams of its match; null if none. */
  about: { match_id: string | null; team_ids?: string[] } | null
}
/** Implemented by a feature to make its things commentable. */
export interface Commentable {
  /** Null if it does not exist or this reader may not see it. */
  find(id: string, reader: string | null): Promise<FoundSubject | null>
  /** The minute of a match at a product time; empty if there is none. Without this function comments carry no time. */
  minuteAt?(id: string, at: number): string
}
export type Commentables = Partial<Record<CommentKind, Commentable>>

/** Authors as the community shows them, by id; deleted accounts are left out. */
export async function findCommunityPeople(db: Db, ids: readonly string[]): Promise<Map<string, CommunityPerson>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const levels = await findLevels(db, wanted)
  const { rows } = await db.execute<Omit<CommunityPerson, 'userlevel'>>(sql`
    select account.id as uid, account.nickname, account.avatar, account.is_anchor, room.id as room_id
    from account left join room on room.uid = account.id and room.closed_at is null
    where account.id in ${wanted} and account.closed_at is null and account.blocked_at is null`)
  return new Map(rows.map((row) => [row.uid, { ...row, userlevel: levels.get(row.uid) ?? 0 }]))
}

/** Whether this reader may see a comment, with the match clock at `until`. */
export const isRead = (reader: string | null, until: Date | undefined): SQL | undefined =>
  and(
    or(eq(comment.state, 'shown'), and(eq(comment.state, 'hidden'), eq(comment.account_id, reader ?? ''))),
    until && or(isNull(comment.moment_at), lte(comment.moment_at, until)),
    authorIsRead(comment.account_id, reader),
  )

export interface CommentQuery {
  subject: string
  reader: string | null
  until?: Date
  limit: number
}

/** Visible comments of a subject, without answers. `before`: seq, or likes and seq, of the last row of the previous page. */
export const listComments = (
  db: Db,
  { subject, reader, until, limit, sort, before }: CommentQuery & { sort: CommentSort; before: readonly number[] | undefined },
): Promise<CommentRow[]> => {
  const [first = 0, second = 0] = before ?? []
  const later = sort === 'new' ? sql`${comment.seq} < ${first}` : sql`(${comment.likes}, ${comment.seq}) < (${first}, ${second})`
  return db
    .select()
    .from(comment)
    .where(and(eq(comment.subject, subject), isNull(comment.parent_id), isRead(reader, until), before && later))
    .orderBy(...(sort === 'new' ? [desc(comment.seq)] : [desc(comment.likes), desc(comment.seq)]))
    .limit(limit)
}

/** Answers to one comment, oldest first. */
export const listAnswers = (
  db: Db,
  { parent, reader, until, after, limit }: Omit<CommentQuery, 'subject'> & { parent: string; after: number },
): Promise<CommentRow[]> =>
  db
    .select()
    .from(comment)
    .where(and(eq(comment.parent_id, parent), gt(comment.seq, after), isRead(reader, until)))
    .orderBy(asc(comment.seq))
    .limit(limit)

/** The first answers of each of these comments. */
export async function listFirstAnswers(
  db: Db,
  parents: readonly string[],
  each: number,
  reader: string | null,
  until?: Date,
): Promise<CommentRow[]> {
  if (parents.length === 0) return []
  const place = sql<number>`row_number() over (partition by ${comment.parent_id} order by ${comment.seq})`.as('place')
  const numbered = db
    .select({ id: comment.id, place })
    .from(comment)
    .where(and(inArray(comment.parent_id, [...parents]), isRead(reader, until)))
    .as('numbered')
  const first = db.select({ id: numbered.id }).from(numbered).where(lte(numbered.place, each))
  return db.select().from(comment).where(inArray(comment.id, first)).orderBy(asc(comment.seq))
}

/** The seq of the last comment on a subject. */
export async function findLastSeq(db: Db, subject: string): Promise<number> {
  const [row] = await db.select({ seq: comment.seq }).from(comment).where(eq(comment.subject, subject)).orderBy(desc(comment.seq)).limit(1)
  return row?.seq ?? 0
}

/** Counts comments of others that are new to a reader: written since, or held back then and due now. */
export async function countSince(
  db: Db,
  { subject, reader, until, limit }: CommentQuery,
  mark: { seq: number; until: number },
): Promise<number> {
  const held = mark.until > 0 ? gt(comment.moment_at, new Date(mark.until)) : undefined
  const rows = await db
    .select({ id: comment.id })
    .from(comment)
    .where(
      and(
        eq(comment.subject, subject),
        isNull(comment.parent_id),
        or(gt(comment.seq, mark.seq), held),
        reader === null ? undefined : sql`${comment.account_id} <> ${reader}`,
        isRead(reader, until),
      ),
    )
    .limit(limit)
  return rows.length
}

/** When the next comment is due that is held back from a reader whose match clock is at `until`. */
export async function findNextDue(db: Db, { subject, reader, until }: Omit<CommentQuery, 'limit'>): Promise<Date | null> {
  if (!until) return null
  const [row] = await db
    .select({ at: comment.moment_at })
    .from(comment)
    .where(and(eq(comment.subject, subject), isNull(comment.parent_id), gt(comment.moment_at, until), isRead(reader, undefined)))
    .orderBy(asc(comment.moment_at))
    .limit(1)
  return row?.at ?? null
}

/** One comment, if the reader may see it. */
export async function findRead(db: Db, id: string, reader: string | null): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comment)
    .where(and(eq(comment.id, id), isRead(reader, undefined)))
  return row
}
export async function findComment(db: Db, id: string): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(comment).where(eq(comment.id, id))
  return row
}
/** Comments by id, with whether the comment they answer is gone. */
export type FoundComment = CommentRow & { parent_gone: boolean }
export async function findComments(db: Db, ids: readonly string[]): Promise<Map<string, FoundComment>> {
  if (ids.length === 0) return new Map()
  const parentGone = sql.raw(
    `comment.parent_id IS NOT NULL AND NOT EXISTS (SELECT FROM comment parent WHERE parent.id = comment.parent_id AND parent.state = 'shown')`,
  )
  const rows = await db
    .select({ row: comment, parent_gone: sql<boolean>`${parentGone}` })
    .from(comment)
    .where(inArray(comment.id, [...new Set(ids)]))
  return new Map(rows.map(({ row, parent_gone }) => [row.id, { ...row, parent_gone }]))
}
export async function findByKey(db: Db, account: string, key: string): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comment)
    .where(and(eq(comment.account_id, account), eq(comment.key, key)))
  return row
}

/** Whether the account's recent comments there repeat this text. */
export async function isDuplicate(db: Db, account: string, subject: string, text: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ text: comment.text })
    .from(comment)
    .where(and(eq(comment.account_id, account), eq(comment.subject, subject), gt(comment.at, since)))
    .orderBy(desc(comment.at))
    .limit(50)
  const key = repeatKey(text)
  return rows.some((row) => repeatKey(row.text) === key)
}

async function countOn(db: Db, subject: string, more: number): Promise<void> {
  await db
    .insert(commentSubject)
    .values({ subject, comments: Math.max(0, more) })
    .onConflictDoUpdate({ target: commentSubject.subject, set: { comments: sql`greatest(0, ${commentSubject.comments} + ${more})` } })
}

/** Whether a comment is visible, which the lock guarantees until the transaction ends. */
export async function lockVisible(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: comment.id })
    .from(comment)
    .where(and(eq(comment.id, id), eq(comment.state, 'shown')))
    .for('update')
  return rows.length > 0
}

/** Inserts a comment and counts it; undefined if its key or id exists. */
export async function insertComment(tx: Db, row: Omit<typeof comment.$inferInsert, 'seq'>): Promise<CommentRow | undefined> {
  const [added] = await tx.insert(comment).values(row).onConflictDoNothing().returning()
  if (!added) return undefined
  if (added.parent_id)
    await tx
      .update(comment)
      .set({ answers: sql`${comment.answers} + 1` })
      .where(eq(comment.id, added.parent_id))
  await countOn(tx, added.subject, 1)
  return added
}

/** Hides, deletes or restores a comment; a comment deleted by its author stays so. False if the state is unchanged. */
export async function updateCommentState(
  tx: Tx,
  id: string,
  state: CommentRow['state'],
  { by, reason }: { by: string; reason: ReportReason | null },
): Promise<boolean> {
  const [before] = await tx.select().from(comment).where(eq(comment.id, id)).for('update')
  if (!before || before.state === state || before.state === 'deleted') return false
  await tx.update(comment).set({ state, removed_by: by, reason }).where(eq(comment.id, id))
  const more = Number(state === 'shown') - Number(before.state === 'shown')
  if (more === 0) return true
  if (!before.parent_id) await countOn(tx, before.subject, more * (1 + before.answers))
  else {
    const [parent] = await tx
      .update(comment)
      .set({ answers: sql`greatest(0, ${comment.answers} + ${more})` })
      .where(eq(comment.id, before.parent_id))
      .returning({ state: comment.state })
    // An answer under a hidden comment was not counted.
    if (parent?.state === 'shown') await countOn(tx, before.subject, more)
  }
  return true
}

/** Number of comments on the things of a kind, as a subquery; `id` is the column of their ids. */
export const commentsOn = (kind: CommentKind, id: SQL | { readonly name: string }): SQL<number> =>
  sql<number>`coalesce((select comments from ${commentSubject} where ${commentSubject.subject} = ${`${kind}:`} || ${id}), 0)`.mapWith(
    Number,
  )
export async function countComments(db: Db, subject: string): Promise<number> {
  const [row] = await db.select().from(commentSubject).where(eq(commentSubject.subject, subject))
  return row?.comments ?? 0
}

/** Number of comments on each of these things of a kind; those without comments are absent. */
export async function countCommentsOf(db: Db, kind: CommentKind, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const subjects = ids.map((id) => subjectOf(kind, id))
  const rows = await db.select().from(commentSubject).where(inArray(commentSubject.subject, subjects))
  return new Map(rows.map(({ subject, comments }) => [subjectParts(subject).id, comments]))
}

/** Deletes the comments on deleted subjects. */
export async function deleteSubjects(db: Db, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return
  const those = [...subjects]
  const gone = db.select({ id: comment.id }).from(comment).where(inArray(comment.subject, those))
  await db.delete(commentLike).where(inArray(commentLike.comment_id, gone))
  await db.delete(comment).where(inArray(comment.subject, those))
  await db.delete(commentSubject).where(inArray(commentSubject.subject, those))
}
