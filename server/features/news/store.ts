// News articles in the database.
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { NewsArticle, NewsCard, NewsTopic } from '../../../contract/news.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { commentsOn } from '../comment/store.ts'
import { teamNames } from '../match/teams/store.ts'
import { news } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert'>

const { state: _state, edited_at: _edited, ...own } = getTableColumns(news)
const columns = { ...own, comments: commentsOn('news', news.id) }
const { body: _, ...cardColumns } = columns
/** Public articles, by product time. */
const readAt = (now: number): SQL | undefined => and(eq(news.state, 'published'), lte(news.published_at, new Date(now)))

type PresentedNews<T> = Omit<T, 'published_at'> & { published_at: string; teams?: Name[] }
/** Presents rows to readers: time as text, with team names. */
async function present<T extends { published_at: Date; team_ids: string[] }>(db: Db, rows: readonly T[]): Promise<PresentedNews<T>[]> {
  const namesOf = await teamNames(
    db,
    rows.map(({ team_ids }) => team_ids),
  )
  return rows.map((row) => {
    const teams = namesOf(row.team_ids)
    return { ...row, published_at: row.published_at.toISOString(), ...(teams && { teams }) }
  })
}

/** As requested: an unknown sport or topic finds nothing. */
export interface NewsFilter {
  sport?: string
  topic?: string
  league_id?: string
}

/** Published by `now` (product time) and matching the filter, newest first, with the total. */
export async function listNews(
  db: Db,
  { sport, topic, league_id }: NewsFilter,
  now: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: NewsCard[]; total: number }> {
  const wanted = and(
    readAt(now),
    sport === undefined ? undefined : eq(news.sport, sport as Sport),
    topic === undefined ? undefined : eq(news.topic, topic as NewsTopic),
    league_id === undefined ? undefined : eq(news.league_id, league_id),
  )
  const rows = await db.select(cardColumns).from(news).where(wanted).orderBy(desc(news.published_at), news.id).limit(limit).offset(offset)
  const [counted] = await db.select({ total: count() }).from(news).where(wanted)
  return { list: await present(db, rows), total: counted?.total ?? 0 }
}

/** Of a team, of a league, or all: published by `now` (product time), newest first, with the time of an operator's last edit. */
export async function listFeedNews(
  db: Db,
  { team_id, league_id }: { team_id?: string; league_id?: string },
  now: number,
  limit: number,
): Promise<(NewsCard & { edited_at: Date | null })[]> {
  const wanted = and(
    readAt(now),
    team_id === undefined ? undefined : sql`${team_id} = any(${news.team_ids})`,
    league_id === undefined ? undefined : eq(news.league_id, league_id),
  )
  const columns = { ...cardColumns, edited_at: news.edited_at }
  return present(db, await db.select(columns).from(news).where(wanted).orderBy(desc(news.published_at), news.id).limit(limit))
}

/** Articles with these ids, published by `now` (product time), in the order of the ids. */
export async function findArticles(db: Db, ids: readonly string[], now: number): Promise<NewsArticle[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(columns)
    .from(news)
    .where(and(inArray(news.id, [...ids]), readAt(now)))
  const found = new Map((await present(db, rows)).map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function findArticle(db: Db, id: string, now: number): Promise<NewsArticle | null> {
  const rows = await db
    .select(columns)
    .from(news)
    .where(and(eq(news.id, id), readAt(now)))
  const [article] = await present(db, rows)
  return article ?? null
}

/** Cards most related to an article: by its match, then its teams, its league, its sport. */
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
    .where(and(ne(news.id, article.id), readAt(now), sql`${shared} > 0`))
    .orderBy(desc(shared), desc(news.published_at), news.id)
    .limit(limit)
  return present(db, rows)
}

export async function countNews(db: Db): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(news)
  return counted?.total ?? 0
}

/** The matches with articles: previews and reports. */
export async function writtenMatches(db: Db): Promise<{ previewed: Set<string>; reported: Set<string> }> {
  const rows = await db.selectDistinct({ id: news.match_id, topic: news.topic }).from(news)
  const of = (isPreview: boolean) =>
    new Set(rows.flatMap(({ id, topic }) => (id === null || (topic === 'preview') !== isPreview ? [] : [id])))
  return { previewed: of(true), reported: of(false) }
}

/** Inserts articles; leaves existing ids alone. */
export async function insertNews(db: Db, articles: NewsArticle[]): Promise<void> {
  if (articles.length === 0) return
  const rows = articles.map((article) => ({ ...article, published_at: new Date(article.published_at) }))
  await db.insert(news).values(rows).onConflictDoNothing()
}

/** Upserts a source's articles: inserts new ones, replaces changed ones. Returns how many were written. */
export async function upsertNews(db: Db, articles: NewsArticle[]): Promise<number> {
  if (articles.length === 0) return 0
  const rows = articles.map((article) => ({ ...article, published_at: new Date(article.published_at) }))
  const { title, summary, body, author } = getTableColumns(news)
  const changed = await db
    .insert(news)
    .values(rows)
    .onConflictDoUpdate({
      target: news.id,
      set: Object.fromEntries(editable.map((column) => [column, sql.raw(`excluded.${column}`)])),
      // Keeps an operator's edits.
      setWhere: sql`${news.edited_at} is null and (${title}, ${summary}, ${body}, ${author}) is distinct from (excluded.title, excluded.summary, excluded.body, excluded.author)`,
    })
    .returning({ id: news.id })
  return changed.length
}
/** What a source may correct; the publication time stays. */
const editable = ['sport', 'topic', 'title', 'summary', 'cover', 'author', 'league_id', 'team_ids', 'match_id', 'body'] as const

/** Cards by id, published by `now` (product time). */
export async function findCards(db: Db, ids: readonly string[], now: number): Promise<NewsCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(cardColumns)
    .from(news)
    .where(and(inArray(news.id, [...ids]), readAt(now)))
  return present(db, rows)
}

/** Changes when public articles change by `now` (product time): edited in the admin, or their publication time reached. */
export async function newsMark(db: Db, now: number): Promise<string> {
  const edited = sql`max(${news.edited_at}) || ' ' || count(*) filter (where ${readAt(now)})`
  const [row] = await db
    .select({ mark: sql<string | null>`${edited}` })
    .from(news)
    .where(isNotNull(news.edited_at))
  return row?.mark ?? ''
}
