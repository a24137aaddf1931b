// Admin queries of articles in any state.
import { and, asc, count, desc, eq, getTableColumns, gt, lte, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminArticle, AdminNewsRow, AdminNewsState, NewsState } from '../../../contract/admin/news-admin.ts'
import { commentsOn } from '../comment/store.ts'
import { news } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>
export type NewsRow = typeof news.$inferSelect

const columns = { ...getTableColumns(news), comments: commentsOn('news', news.id) }
const { body: _, ...rowColumns } = columns

/** State by product time: an article with a later publication time is waiting. */
export const stateOf = ({ state, published_at }: Pick<NewsRow, 'state' | 'published_at'>, now: number): AdminNewsState =>
  state === 'published' && published_at.getTime() > now ? 'waiting' : state

const present = <T extends { state: NewsState; published_at: Date; edited_at: Date | null }>(
  { state, published_at, edited_at, ...row }: T,
  now: number,
) => ({
  ...row,
  state: stateOf({ state, published_at }, now),
  published_at: published_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
})

function standing(state: AdminNewsState, now: Date): SQL | undefined {
  if (state === 'waiting') return and(eq(news.state, 'published'), gt(news.published_at, now))
  return and(eq(news.state, state), state === 'published' ? lte(news.published_at, now) : undefined)
}

export async function listAdminNews(
  db: Db,
  state: AdminNewsState,
  now: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: AdminNewsRow[]; total: number }> {
  const wanted = standing(state, new Date(now))
  // The next one to be published comes first.
  const order = state === 'waiting' ? asc(news.published_at) : desc(news.published_at)
  const [rows, [counted]] = await Promise.all([
    db.select(rowColumns).from(news).where(wanted).orderBy(order, news.id).limit(limit).offset(offset),
    db.select({ total: count() }).from(news).where(wanted),
  ])
  return { list: rows.map((row) => present(row, now)), total: counted?.total ?? 0 }
}

export async function findAdminArticle(db: Db, id: string, now: number): Promise<AdminArticle | undefined> {
  const [row] = await db.select(columns).from(news).where(eq(news.id, id))
  return row && present(row, now)
}

/** Locks the row until the transaction ends. */
export async function lockArticle(db: Db, id: string): Promise<NewsRow | undefined> {
  const [row] = await db.select().from(news).where(eq(news.id, id)).for('update')
  return row
}

export async function upsertArticle(db: Db, row: NewsRow): Promise<void> {
  const { id: _id, ...set } = row
  await db.insert(news).values(row).onConflictDoUpdate({ target: news.id, set })
}

export async function updateNewsState(db: Db, id: string, set: Pick<NewsRow, 'state' | 'published_at' | 'edited_at'>): Promise<void> {
  await db.update(news).set(set).where(eq(news.id, id))
}
