// Uploads and recordings as one list with their figures: the only place that queries them.
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { VideoCard, VideoState } from '../../../contract/video.ts'
import type { Name } from '../../../contract/wire/name.ts'

export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface Work {
  id: string
  kind: VideoCard['kind']
  uid: string
  title: Name
  description: string
  cover: string
  url: string
  duration_ms: number
  category: string
  /** Whether its category reveals results. */
  results: boolean
  room_id: string | null
  match_id: string | null
  /** Product milliseconds of an upload's first frame. */
  begins_at: number | null
  /** Milliseconds. */
  published_at: number
  state: VideoState
  reason: string
  views: number
  likes: number
  favorites: number
}

/** True if its category reveals results, or if it is of a match. */
export const revealsResults = ({ results, match_id }: Pick<Work, 'results' | 'match_id'>): boolean => results || match_id !== null

const ms = (instant: SQL): SQL => sql`(extract(epoch FROM ${instant}) * 1000)::float8`

/** The category of a room's recordings, by the numbers of contract/room/room-card.ts. */
const categoryOfRoom = sql`CASE coalesce(shown.category, room.category)
  WHEN 1 THEN 'football' WHEN 2 THEN 'basketball' WHEN 3 THEN 'esports' WHEN 4 THEN 'tennis' WHEN 5 THEN 'badminton' ELSE 'other' END`

/** Without those of deleted or blocked people. */
const works = sql`(
  SELECT video.id, 'file' AS kind, video.account_id AS uid, video.title, video.description, video.cover, video.path AS url,
    video.duration_ms, video.category_id AS category, NULL AS room_id, video.match_id, video.begins_at, video.published_at
  FROM video
  UNION ALL
  SELECT playback.id, 'playback', room.uid, jsonb_build_object('zh', playback.title, 'en', playback.title, 'vi', playback.title), '',
    coalesce(nullif(playback.cover, ''), room.cover), '/hls/playback/' || playback.id || '/index.m3u8',
    playback.duration_ms, ${categoryOfRoom}, room.id, shown.match_id, NULL, playback.started_at
  FROM playback
  JOIN room ON room.id = playback.room_id AND room.closed_at IS NULL
  LEFT JOIN LATERAL (
    SELECT broadcast.match_id, broadcast.category FROM broadcast
    WHERE broadcast.room_id = room.id AND broadcast.started_at <= playback.started_at + interval '10 minutes'
    ORDER BY broadcast.started_at DESC LIMIT 1
  ) shown ON true
)`

const from = sql`FROM ${works} work
  JOIN account ON account.id = work.uid AND account.closed_at IS NULL AND account.blocked_at IS NULL
  LEFT JOIN video_category kept ON kept.id = work.category
  LEFT JOIN video_figure figure ON figure.video_id = work.id`

const columns = sql`work.id, work.kind, work.uid, work.title, work.description, work.cover, work.url, work.duration_ms, work.category,
  coalesce(kept.results, true) AS results, work.room_id, work.match_id,
  ${ms(sql`work.begins_at`)} AS begins_at, ${ms(sql`work.published_at`)} AS published_at,
  coalesce(figure.state, 'shown') AS state, coalesce(figure.reason, '') AS reason,
  coalesce(figure.views, 0) AS views, coalesce(figure.likes, 0) AS likes, coalesce(figure.favorites, 0) AS favorites`

const unblocked = (reader: string | null): SQL => sql`NOT EXISTS (
  SELECT FROM account_block WHERE account_block.account_id = ${reader ?? ''} AND account_block.blocked_id = work.uid)`
/** Publicly visible; `reader`: without those of people whom the reader has blocked. */
export const visibleTo = (reader: string | null): SQL => sql`coalesce(figure.state, 'shown') = 'shown' AND ${unblocked(reader)}`

export const inState = (state: VideoState): SQL => sql`coalesce(figure.state, 'shown') = ${state}`
export const among = (ids: readonly string[]): SQL => sql`work.id IN ${[...ids]}`
export const ofPerson = (uid: string): SQL => sql`work.uid = ${uid}`
export const uploadsAlone = sql`work.kind = 'file'`
export const inCategory = (category: string): SQL => sql`work.category = ${category}`
export const ofMatch = (matchId: string): SQL => sql`work.match_id = ${matchId}`
export const followedBy = (reader: string): SQL => sql`EXISTS (
  SELECT FROM account_follow WHERE account_follow.account_id = ${reader} AND account_follow.kind = 'streamer' AND account_follow.ref_id = work.uid)`

export const newest = sql`work.published_at DESC, work.id`
export const oldest = sql`work.published_at, work.id`
/** Figures since a day: a like counts as five views. */
const recent = (since: string): SQL => sql`coalesce((
  SELECT sum(video_day.views + 5 * video_day.likes) FROM video_day WHERE video_day.video_id = work.id AND video_day.day >= ${since}), 0)`
export const hottest = (since: string): SQL => sql`${recent(since)} DESC, ${newest}`
/**
 * Heat decays by half a point in three days; followed people and categories move up, liked ones a little, and recently seen videos move
 * down.
 */
export const recommended = (since: string, reader: string | null, now: Date): SQL => sql`(
  ln(1 + ${recent(since)})
  - extract(epoch FROM ${now.toISOString()}::timestamptz - work.published_at) / 518400
  ${
    reader === null
      ? sql``
      : sql`+ CASE WHEN ${followedBy(reader)} THEN 2 ELSE 0 END
  + CASE WHEN EXISTS (SELECT FROM video_category_follow mine WHERE mine.account_id = ${reader} AND mine.category_id = work.category) THEN 1.5 ELSE 0 END
  + CASE WHEN EXISTS (
      SELECT FROM video_like mine JOIN video liked ON liked.id = mine.video_id
      WHERE mine.account_id = ${reader} AND liked.category_id = work.category) THEN 0.7 ELSE 0 END
  - CASE WHEN EXISTS (SELECT FROM video_view mine WHERE mine.viewer = ${reader} AND mine.video_id = work.id) THEN 2 ELSE 0 END`
  }) DESC, ${newest}`

export interface Page {
  limit: number
  offset: number
}
const all = (conditions: readonly SQL[]): SQL => sql.join(conditions as SQL[], sql` AND `)

export async function listWorks(
  db: Db,
  conditions: readonly SQL[],
  order: SQL,
  { limit, offset }: Page,
): Promise<{ works: Work[]; total: number }> {
  const { rows } = await db.execute<Work & Record<string, unknown>>(
    sql`SELECT ${columns} ${from} WHERE ${all(conditions)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
  )
  if (offset === 0 && rows.length < limit) return { works: rows, total: rows.length }
  const counted = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total ${from} WHERE ${all(conditions)}`)
  return { works: rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findWork(db: Db, id: string): Promise<Work | undefined> {
  const { rows } = await db.execute<Work & Record<string, unknown>>(sql`SELECT ${columns} ${from} WHERE work.id = ${id}`)
  return rows[0]
}

/** Videos that a person has saved, the latest first. */
export const favoritedBy = (accountId: string): SQL => sql`EXISTS (
  SELECT FROM video_favorite mine WHERE mine.account_id = ${accountId} AND mine.video_id = work.id)`
export const lastFavorited = (accountId: string): SQL => sql`(
  SELECT mine.at FROM video_favorite mine WHERE mine.account_id = ${accountId} AND mine.video_id = work.id) DESC, work.id`

export interface RankedWork extends Work {
  value: number
}
/** By figures between two days, both inclusive. */
export async function listRanked(
  db: Db,
  reader: string | null,
  { from: first, to: last, by, limit }: { from: string; to: string; by: 'views' | 'likes'; limit: number },
): Promise<RankedWork[]> {
  const column = by === 'views' ? sql`sum(views)` : sql`sum(likes)`
  const { rows } = await db.execute<RankedWork & Record<string, unknown>>(sql`
    SELECT ${columns}, ranked.value ${from}
    JOIN (SELECT video_id, ${column}::int AS value FROM video_day WHERE day BETWEEN ${first} AND ${last} GROUP BY video_id HAVING ${column} > 0) ranked
      ON ranked.video_id = work.id
    WHERE ${visibleTo(reader)}
    ORDER BY ranked.value DESC, ${newest} LIMIT ${limit}`)
  return rows
}

interface CategorySum {
  total: number
  /** Empty for none. */
  cover: string
}
/**
 * Number of visible videos per category, and the cover of the newest that `reader` may see, without blocked people. The cover of a match's
 * video may reveal its result.
 */
export async function sumByCategory(db: Db, reader: string | null): Promise<Map<string, CategorySum>> {
  const { rows } = await db.execute<CategorySum & { category: string } & Record<string, unknown>>(sql`
    SELECT work.category, count(*)::int AS total, coalesce((
      array_agg(work.cover ORDER BY ${newest}) FILTER (WHERE work.cover <> '' AND (kept.results OR work.match_id IS NULL) AND ${unblocked(reader)})
    )[1], '') AS cover
    ${from} WHERE ${visibleTo(null)} GROUP BY work.category`)
  return new Map(rows.map(({ category, total, cover }) => [category, { total, cover }]))
}
