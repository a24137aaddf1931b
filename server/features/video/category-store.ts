// Queries of video categories and their followers.
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../core/database/transaction.ts'
import type { CategoryRow } from './store.ts'
import { videoCategory, videoCategoryFollow } from './table.ts'
import type { Db } from './work-store.ts'

/** In the operator's order; only visible ones unless `all` is given. */
export const listCategories = (db: Db, all?: 'all'): Promise<CategoryRow[]> =>
  db
    .select()
    .from(videoCategory)
    .where(all ? undefined : eq(videoCategory.shown, true))
    .orderBy(asc(videoCategory.place), asc(videoCategory.id))

export async function findCategory(db: Db, id: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(videoCategory).where(eq(videoCategory.id, id))
  return row
}

export async function upsertCategory(tx: Tx, { id, ...row }: CategoryRow): Promise<void> {
  await tx
    .insert(videoCategory)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: videoCategory.id, set: row })
}

/** Ids in the order in which they were followed. */
export async function listFollowed(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: videoCategoryFollow.category_id })
    .from(videoCategoryFollow)
    .where(eq(videoCategoryFollow.account_id, accountId))
    .orderBy(asc(videoCategoryFollow.at), asc(videoCategoryFollow.category_id))
  return rows.map(({ id }) => id)
}

/** False if the limit is reached. */
export async function setCategoryFollow(
  tx: Tx,
  accountId: string,
  id: string,
  on: boolean,
  { most, at }: { most: number; at: Date },
): Promise<boolean> {
  if (!on) {
    await tx.delete(videoCategoryFollow).where(and(eq(videoCategoryFollow.account_id, accountId), eq(videoCategoryFollow.category_id, id)))
    return true
  }
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`video categories ${accountId}`}, 0))`)
  const mine = eq(videoCategoryFollow.account_id, accountId)
  const [known] = await tx
    .select({ id: videoCategoryFollow.category_id })
    .from(videoCategoryFollow)
    .where(and(mine, eq(videoCategoryFollow.category_id, id)))
  if (known) return true
  const [followed] = await tx.select({ total: count() }).from(videoCategoryFollow).where(mine)
  if ((followed?.total ?? 0) >= most) return false
  await tx.insert(videoCategoryFollow).values({ account_id: accountId, category_id: id, at })
  return true
}

/** How often a person liked or saved videos of each category. */
export async function countTastes(db: Db, accountId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ category: string; total: number }>(sql`
    select video.category_id as category, count(*)::int as total from video
    join (
      select video_id from video_like where account_id = ${accountId}
      union all select video_id from video_favorite where account_id = ${accountId}
    ) mine on mine.video_id = video.id
    where ${inArray(sql`video.category_id`, [...ids])} group by 1`)
  return new Map(rows.map(({ category, total }) => [category, total]))
}
