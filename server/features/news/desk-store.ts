// Articles as the desk has them, in whatever state.
import { count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DeskArticle, DeskNewsRow, NewsState } from '../../../contract/desk/news-desk.ts'
import { commentsOn } from '../comment/store.ts'
import { news } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>
export type NewsRow = typeof news.$inferSelect

const columns = { ...getTableColumns(news), comments: commentsOn('news', news.id) }
const { body: _, ...rowColumns } = columns

const shown = <T extends { published_at: Date; edited_at: Date | null }>({ published_at, edited_at, ...row }: T) => ({
  ...row,
  published_at: published_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
})

export async function listDeskNews(
  db: Db,
  state: NewsState,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: DeskNewsRow[]; total: number }> {
  const wanted = eq(news.state, state)
  const [rows, [counted]] = await Promise.all([
    db.select(rowColumns).from(news).where(wanted).orderBy(desc(news.published_at), news.id).limit(limit).offset(offset),
    db.select({ total: count() }).from(news).where(wanted),
  ])
  return { list: rows.map(shown), total: counted?.total ?? 0 }
}

export async function findDeskArticle(db: Db, id: string): Promise<DeskArticle | undefined> {
  const [row] = await db.select(columns).from(news).where(eq(news.id, id))
  return row && shown(row)
}

/** Held until the transaction ends. */
export async function lockArticle(db: Db, id: string): Promise<NewsRow | undefined> {
  const [row] = await db.select().from(news).where(eq(news.id, id)).for('update')
  return row
}

export async function putArticle(db: Db, row: NewsRow): Promise<void> {
  const { id: _id, ...set } = row
  await db.insert(news).values(row).onConflictDoUpdate({ target: news.id, set })
}

export async function putNewsState(db: Db, id: string, set: Pick<NewsRow, 'state' | 'published_at' | 'edited_at'>): Promise<void> {
  await db.update(news).set(set).where(eq(news.id, id))
}
