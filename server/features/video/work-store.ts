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

const ms = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8`

/** The category of a room's recordings, by the numbers of contract/room/room-card.ts. */
const categoryOfRoom = sql`case coalesce(shown.category, room.category)
  when 1 then 'football' when 2 then 'basketball' when 3 then 'esports' when 4 then 'tennis' when 5 then 'badminton' else 'other' end`

/** Without those of deleted or blocked people. */
const works = sql`(
  select video.id, 'file' as kind, video.account_id as uid, video.title, video.description, video.cover, video.path as url,
    video.duration_ms, video.category_id as category, null as room_id, video.match_id, video.begins_at, video.published_at
  from video
  union all
  select playback.id, 'playback', room.uid, jsonb_build_object('zh', playback.title, 'en', playback.title, 'vi', playback.title), '',
    coalesce(nullif(playback.cover, ''), room.cover), '/hls/playback/' || playback.id || '/index.m3u8',
    playback.duration_ms, ${categoryOfRoom}, room.id, shown.match_id, null, playback.started_at
  from playback
  join room on room.id = playback.room_id and room.closed_at is null
  left join lateral (
    select broadcast.match_id, broadcast.category from broadcast
    where broadcast.room_id = room.id and broadcast.started_at <= playback.started_at + interval '10 minutes'
    order by broadcast.started_at desc limit 1
  ) shown on true
)`

const from = sql`from ${works} work
  join account on account.id = work.uid and account.closed_at is null and account.blocked_at is null
  left join video_category kept on kept.id = work.category
  left join video_figure figure on figure.video_id = work.id`

const columns = sql`work.id, work.kind, work.uid, work.title, work.description, work.cover, work.url, work.duration_ms, work.category,
  coalesce(kept.results, true) as results, work.room_id, work.match_id,
  ${ms(sql`work.begins_at`)} as begins_at, ${ms(sql`work.published_at`)} as published_at,
  coalesce(figure.state, 'shown') as state, coalesce(figure.reason, '') as reason,
  coalesce(figure.views, 0) as views, coalesce(figure.likes, 0) as likes, coalesce(figure.favorites, 0) as favorites`

const unblocked = (reader: string | null): SQL => sql`not exists (
  select from account_block where account_block.account_id = ${reader ?? ''} and account_block.blocked_id = work.uid)`
/** Publicly visible; `reader`: without those of people whom the reader has blocked. */
export const visibleTo = (reader: string | null): SQL => sql`coalesce(figure.state, 'shown') = 'shown' and ${unblocked(reader)}`

export const inState = (state: VideoState): SQL => sql`coalesce(figure.state, 'shown') = ${state}`
export const among = (ids: readonly string[]): SQL => sql`work.id in ${[...ids]}`
export const ofPerson = (uid: string): SQL => sql`work.uid = ${uid}`
export const uploadsAlone = sql`work.kind = 'file'`
export const inCategory = (category: string): SQL => sql`work.category = ${category}`
export const ofMatch = (matchId: string): SQL => sql`work.match_id = ${matchId}`
export const followedBy = (reader: string): SQL => sql`exists (
  select from account_follow where account_follow.account_id = ${reader} and account_follow.kind = 'streamer' and account_follow.ref_id = work.uid)`

export const newest = sql`work.published_at desc, work.id`
export const oldest = sql`work.published_at, work.id`
/** Figures since a day: a like counts as five views. */
const recent = (since: string): SQL => sql`coalesce((
  select sum(video_day.views + 5 * video_day.likes) from video_day where video_day.video_id = work.id and video_day.day >= ${since}), 0)`
export const hottest = (since: string): SQL => sql`${recent(since)} desc, ${newest}`
/**
 * Heat decays by half a point in three days; followed people and categories move up, liked ones a little, and recently seen videos move
 * down.
 */
export const recommended = (since: string, reader: string | null, now: Date): SQL => sql`(
  ln(1 + ${recent(since)})
  - extract(epoch from ${now.toISOString()}::timestamptz - work.published_at) / 518400
  ${
    reader === null
      ? sql``
      : sql`+ case when ${followedBy(reader)} then 2 else 0 end
  + case when exists (select from video_category_follow mine where mine.account_id = ${reader} and mine.category_id = work.category) then 1.5 else 0 end
  + case when exists (
      select from video_like mine join video liked on liked.id = mine.video_id
      where mine.account_id = ${reader} and liked.category_id = work.category) then 0.7 else 0 end
  - case when exists (select from video_view mine where mine.viewer = ${reader} and mine.video_id = work.id) then 2 else 0 end`
  }) desc, ${newest}`

export interface Page {
  limit: number
  offset: number
}
const all = (conditions: readonly SQL[]): SQL => sql.join(conditions as SQL[], sql` and `)

export async function listWorks(
  db: Db,
  conditions: readonly SQL[],
  order: SQL,
  { limit, offset }: Page,
): Promise<{ works: Work[]; total: number }> {
  const { rows } = await db.execute<Work & Record<string, unknown>>(
    sql`select ${columns} ${from} where ${all(conditions)} order by ${order} limit ${limit} offset ${offset}`,
  )
  if (offset === 0 && rows.length < limit) return { works: rows, total: rows.length }
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from} where ${all(conditions)}`)
  return { works: rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findWork(db: Db, id: string): Promise<Work | undefined> {
  const { rows } = await db.execute<Work & Record<string, unknown>>(sql`select ${columns} ${from} where work.id = ${id}`)
  return rows[0]
}

/** Videos that a person has saved, the latest first. */
export const favoritedBy = (accountId: string): SQL => sql`exists (
  select from video_favorite mine where mine.account_id = ${accountId} and mine.video_id = work.id)`
export const lastFavorited = (accountId: string): SQL => sql`(
  select mine.at from video_favorite mine where mine.account_id = ${accountId} and mine.video_id = work.id) desc, work.id`

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
    select ${columns}, ranked.value ${from}
    join (select video_id, ${column}::int as value from video_day where day between ${first} and ${last} group by video_id having ${column} > 0) ranked
      on ranked.video_id = work.id
    where ${visibleTo(reader)}
    order by ranked.value desc, ${newest} limit ${limit}`)
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
    select work.category, count(*)::int as total, coalesce((
      array_agg(work.cover order by ${newest}) filter (where work.cover <> '' and (kept.results or work.match_id is null) and ${unblocked(reader)})
    )[1], '') as cover
    ${from} where ${visibleTo(null)} group by work.category`)
  return new Map(rows.map(({ category, total, cover }) => [category, { total, cover }]))
}
