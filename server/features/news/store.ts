// News articles in the database.
import { and, count, desc, eq, getTableColumns, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { NewsArticle, NewsCard } from '../../../contract/news.ts'
import { foldText } from '../../../rules/text-fold.ts'
import { news } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert'>

const { body: _, ...cardColumns } = getTableColumns(news)

const withMoment = <T extends { published_at: Date }>(row: T): Omit<T, 'published_at'> & { published_at: string } => ({
  ...row,
  published_at: row.published_at.toISOString(),
})

export interface NewsFilter {
  sport?: string
  topic?: string
  league_id?: string
}

/** What is published by `now` (product time) and passes the filter, newest first, and how many there are. */
export async function listNews(
  db: Db,
  { sport, topic, league_id }: NewsFilter,
  now: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: NewsCard[]; total: number }> {
  const wanted = and(
    lte(news.published_at, new Date(now)),
    sport === undefined ? undefined : eq(news.sport, sport),
    topic === undefined ? undefined : eq(news.topic, topic),
    league_id === undefined ? undefined : eq(news.league_id, league_id),
  )
  const rows = await db.select(cardColumns).from(news).where(wanted).orderBy(desc(news.published_at), news.id).limit(limit).offset(offset)
  const [counted] = await db.select({ total: count() }).from(news).where(wanted)
  return { list: rows.map(withMoment), total: counted?.total ?? 0 }
}

export async function findArticle(db: Db, id: string, now: number): Promise<NewsArticle | null> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.id, id), lte(news.published_at, new Date(now))))
  return row ? withMoment(row) : null
}

/** Cards that have the most in common with an article: its match, then its teams, its league, its sport. */
export async function listRelated(db: Db, article: NewsCard, now: number, limit: number): Promise<NewsCard[]> {
  const teams = sql`${JSON.stringify(article.team_ids)}::jsonb`
  const shared: SQL<number> = sql`
    (case when ${news.match_id} = ${article.match_id} then 8 else 0 end)
    + (case when exists (select 1 from unnest(${news.team_ids}) as t(id) where ${teams} ? t.id) then 4 else 0 end)
    + (case when ${news.league_id} = ${article.league_id} then 2 else 0 end)
    + (case when ${news.sport} = ${article.sport} then 1 else 0 end)`
  const rows = await db
    .select(cardColumns)
    .from(news)
    .where(and(ne(news.id, article.id), lte(news.published_at, new Date(now)), sql`${shared} > 0`))
    .orderBy(desc(shared), desc(news.published_at), news.id)
    .limit(limit)
  return rows.map(withMoment)
}

export async function countNews(db: Db): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(news)
  return counted?.total ?? 0
}

/** The matches that are written about already. */
export async function writtenMatches(db: Db): Promise<Set<string>> {
  const rows = await db.selectDistinct({ id: news.match_id }).from(news)
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

/** Adds articles; one whose id is there already is left alone. */
export async function insertNews(db: Db, articles: NewsArticle[]): Promise<void> {
  if (articles.length === 0) return
  const rows = articles.map((article) => ({ ...article, published_at: new Date(article.published_at) }))
  await db.insert(news).values(rows).onConflictDoNothing()
}

/** Articles looked through by a search: the newest; older ones are found by their match, team or league. */
const searched = 400
const mostFound = 10

/** Cards whose title holds the text in any language, newest first; width, case and accents do not matter. */
export async function searchNews(db: Db, text: string, now: number): Promise<NewsCard[]> {
  const wanted = foldText(text)
  const rows = await db
    .select(cardColumns)
    .from(news)
    .where(lte(news.published_at, new Date(now)))
    .orderBy(desc(news.published_at), news.id)
    .limit(searched)
  const found = rows.filter(({ title }) => [title.zh, title.en, title.vi].some((one) => foldText(one).includes(wanted)))
  return found.slice(0, mostFound).map(withMoment)
}
