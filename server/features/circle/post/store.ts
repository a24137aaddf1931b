import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ReportReason } from '../../../../contract/report.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import { authorIsRead } from '../../account/store.ts'
import { commentsOn } from '../../comment/store.ts'
import { countPosts, type Db } from '../store.ts'
import { circle, circleFollow, post, postLike } from '../table.ts'

const comments = commentsOn('post', sql`${post.id}`)
const columns = {
  row: post,
  comments,
  circle: { id: circle.id, name: circle.name, icon: circle.icon, color: circle.color },
}
export type PostRow = typeof post.$inferSelect
export interface FoundPost {
  row: PostRow
  comments: number
  circle: { id: string; name: { zh: string; en: string; vi: string }; icon: string; color: string }
}
/** Twice the number of comments, plus the likes. */
const heat = sql<number>`(${post.likes} + 2 * ${comments})`.mapWith(Number)

const isRead = (reader: string | null): SQL | undefined =>
  and(
    eq(circle.on, true),
    or(eq(post.state, 'shown'), and(eq(post.state, 'hidden'), eq(post.account_id, reader ?? ''))),
    authorIsRead(post.account_id, reader),
  )

export interface PostQuery {
  reader: string | null
  uid?: string
  circle?: string
  match?: string
  /** Only of circles that the reader follows. */
  followed?: boolean
  /** Orders by heat, counting posts since this product time. */
  hotSince?: Date
  /** seq, or heat and seq, of the last post of the previous page. */
  before?: readonly number[]
  limit: number
}
export async function listPosts(db: Db, postQuery: PostQuery): Promise<(FoundPost & { heat: number })[]> {
  const { reader, uid, circle: inCircle, match, followed, hotSince, before, limit } = postQuery
  const [first = 0, second = 0] = before ?? []
  const later = hotSince ? sql`(${heat}, ${post.seq}) < (${first}, ${second})` : sql`${post.seq} < ${first}`
  const mine = db
    .select({ id: circleFollow.circle_id })
    .from(circleFollow)
    .where(eq(circleFollow.account_id, reader ?? ''))
  return db
    .select({ ...columns, heat })
    .from(post)
    .innerJoin(circle, eq(circle.id, post.circle_id))
    .where(
      and(
        isRead(reader),
        uid === undefined ? undefined : eq(post.account_id, uid),
        inCircle === undefined ? undefined : eq(post.circle_id, inCircle),
        match === undefined ? undefined : eq(post.match_id, match),
        followed ? inArray(post.circle_id, mine) : undefined,
        hotSince && gt(post.at, hotSince),
        before && later,
      ),
    )
    .orderBy(...(hotSince ? [desc(heat), desc(post.seq)] : [desc(post.seq)]))
    .limit(limit)
}

/** Those of these ids that the reader may see. */
export async function findRead(db: Db, ids: readonly string[], reader: string | null): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: post.id })
    .from(post)
    .innerJoin(circle, eq(circle.id, post.circle_id))
    .where(and(inArray(post.id, [...ids]), isRead(reader)))
  return rows.map(({ id }) => id)
}
/** One post, if the reader may see it. */
export async function findPost(db: Db, id: string, reader: string | null): Promise<FoundPost | undefined> {
  const [row] = await db
    .select(columns)
    .from(post)
    .innerJoin(circle, eq(circle.id, post.circle_id))
    .where(and(eq(post.id, id), isRead(reader)))
  return row
}
/** Texts of posts, by id. */
export async function findPostTexts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: post.id, text: post.text })
    .from(post)
    .where(inArray(post.id, [...ids]))
  return new Map(rows.map(({ id, text }) => [id, text]))
}
export async function findPostByKey(db: Db, account: string, key: string): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(post)
    .where(and(eq(post.account_id, account), eq(post.key, key)))
  return row
}
/** Locks the row until the transaction ends. */
export async function lockPost(tx: Tx, id: string): Promise<PostRow | undefined> {
  const [row] = await tx.select().from(post).where(eq(post.id, id)).for('update')
  return row
}

/** Inserts a post and counts it; undefined if its key or id exists. */
export async function insertPost(tx: Db, row: Omit<typeof post.$inferInsert, 'seq'>): Promise<PostRow | undefined> {
  const [added] = await tx.insert(post).values(row).onConflictDoNothing().returning()
  if (added) await countPosts(tx, added.circle_id, 1)
  return added
}
/** Inserts likes for a post that was inserted with this many `likes`. */
export async function insertPostLikes(tx: Db, id: string, accounts: readonly string[]): Promise<void> {
  if (accounts.length > 0) await tx.insert(postLike).values(accounts.map((account_id) => ({ post_id: id, account_id })))
}
export async function updatePost(
  tx: Tx,
  id: string,
  set: Pick<PostRow, 'text' | 'pictures' | 'mentions'> & { edited_at: Date },
): Promise<void> {
  await tx.update(post).set(set).where(eq(post.id, id))
}

/** Hides, deletes or restores a post; a post deleted by its author stays so. False if the state is unchanged. */
export async function updatePostState(
  tx: Tx,
  id: string,
  state: PostRow['state'],
  { by, reason }: { by: string; reason: ReportReason | null },
): Promise<boolean> {
  const before = await lockPost(tx, id)
  if (!before || before.state === state || before.state === 'deleted') return false
  await tx.update(post).set({ state, removed_by: by, reason }).where(eq(post.id, id))
  const more = Number(state === 'shown') - Number(before.state === 'shown')
  if (more !== 0) await countPosts(tx, before.circle_id, more)
  return true
}

/** Paths of the author's uploads that a post shows. */
export const filesOf = ({ pictures, video, cover }: Pick<PostRow, 'pictures' | 'video' | 'cover'>): string[] =>
  [...pictures, video, cover].filter(Boolean)

/** Files of a deleted post and their owner; null if there is no such post. */
export async function listLooseOf(db: Db, id: string): Promise<{ account: string; paths: string[] } | null> {
  const [row] = await db
    .select()
    .from(post)
    .where(and(eq(post.id, id), eq(post.state, 'deleted')))
  return row ? { account: row.account_id, paths: filesOf(row) } : null
}

/** Returns the new number of likes. */
export async function setPostLike(tx: Tx, id: string, account: string, on: boolean): Promise<number> {
  const row = { post_id: id, account_id: account }
  const changed = on
    ? await tx.insert(postLike).values(row).onConflictDoNothing().returning()
    : await tx
        .delete(postLike)
        .where(and(eq(postLike.post_id, id), eq(postLike.account_id, account)))
        .returning()
  const [counted] = await tx
    .update(post)
    .set({ likes: sql`${post.likes} + ${changed.length * (on ? 1 : -1)}` })
    .where(eq(post.id, id))
    .returning({ likes: post.likes })
  return counted?.likes ?? 0
}
export async function findPostLikes(db: Db, account: string | null, ids: readonly string[]): Promise<Set<string>> {
  if (account === null || ids.length === 0) return new Set()
  const rows = await db
    .select({ id: postLike.post_id })
    .from(postLike)
    .where(and(eq(postLike.account_id, account), inArray(postLike.post_id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** A person's posts that are not deleted, likes and followed circles, for the data export. */
export async function circleDataOf(db: Db, account: string): Promise<Record<string, unknown>> {
  const [posts, liked, followed] = await Promise.all([
    db
      .select({ at: post.at, circle: post.circle_id, text: post.text, pictures: post.pictures, video: post.video, state: post.state })
      .from(post)
      .where(and(eq(post.account_id, account), sql`${post.state} <> 'deleted'`))
      .orderBy(desc(post.seq)),
    db.select({ id: postLike.post_id }).from(postLike).where(eq(postLike.account_id, account)),
    db.select({ id: circleFollow.circle_id }).from(circleFollow).where(eq(circleFollow.account_id, account)),
  ])
  return { posts, liked_posts: liked.map(({ id }) => id), followed_circles: followed.map(({ id }) => id) }
}

/** Deletes the posts, likes and circle follows of a closed account. Each is one statement, however many rows there are. */
export async function deletePostsOf(db: Db, account: string): Promise<void> {
  await db.execute(sql`
    with mine as materialized (select id, circle_id, state from post where account_id = ${account} for update),
    gone as (
      update post set text = '', pictures = '{}', video = '', cover = '', mentions = '[]', state = 'deleted',
        removed_by = case when mine.state = 'deleted' then removed_by else ${account} end,
        reason = case when mine.state = 'deleted' then reason end
      from mine where post.id = mine.id)
    update circle set posts = greatest(0, posts - fewer.n)
    from (select circle_id, count(*)::int as n from mine where state = 'shown' group by circle_id) as fewer
    where circle.id = fewer.circle_id`)
  await db.execute(sql`
    with gone as (delete from post_like where account_id = ${account} returning post_id)
    update post set likes = greatest(0, likes - 1) from gone where post.id = gone.post_id`)
  await db.execute(sql`
    with gone as (delete from circle_follow where account_id = ${account} returning circle_id)
    update circle set followers = greatest(0, followers - 1) from gone where circle.id = gone.circle_id`)
}
