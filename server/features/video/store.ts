// Queries of uploads and of actions on videos.
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { VideoState } from '../../../contract/video.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { rankZone } from '../../../rules/time/rank-range.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { video, videoCategory, videoCategoryFollow, videoDay, videoFavorite, videoFigure, videoLike, videoView } from './table.ts'
import { type Db, findWork, inState, listWorks, newest, ofPerson, oldest, uploadsAlone, type Work } from './work-store.ts'

export type VideoRow = typeof video.$inferSelect
const place = 'video.'
/** The id under which danmaku of a video are stored and requested. */
export const danmakuId = (videoId: string): string => `${place}${videoId}`
/** The video of a danmaku id; null if it is a room's. */
export const videoOfDanmaku = (id: string): string | null => (id.startsWith(place) ? id.slice(place.length) : null)
export type CategoryRow = typeof videoCategory.$inferSelect
type Figure = 'views' | 'likes' | 'favorites'

/** Serialized per account, so that the count is exact. False if the limit is reached, or the file is already published. */
export async function insertVideo(tx: Tx, row: VideoRow, state: VideoState, most: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`videos ${row.account_id}`}, 0))`)
  const [owned] = await tx.select({ total: count() }).from(video).where(eq(video.account_id, row.account_id))
  if ((owned?.total ?? 0) >= most) return false
  const made = await tx.insert(video).values(row).onConflictDoNothing().returning({ id: video.id })
  if (made.length === 0) return false
  await tx.insert(videoFigure).values({ video_id: row.id, state })
  return true
}

/** Uploads only. */
export async function findVideo(db: Db, id: string): Promise<VideoRow | undefined> {
  const [row] = await db.select().from(video).where(eq(video.id, id))
  return row
}

/** Whether the id is that of a publicly visible upload or recording. */
export const isVideoShown = async (db: Db, id: string): Promise<boolean> => (await findWork(db, id))?.state === 'shown'

export async function countVideos(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(video)
  return row?.total ?? 0
}

/** Number of videos to review, without those of deleted or blocked people. */
export const countWaitingVideos = async (db: Db): Promise<number> =>
  (await listWorks(db, [inState('waiting')], oldest, { limit: 1, offset: 0 })).total

/** Videos to review, oldest first. */
export const listWaitingVideos = async (db: Db, limit: number): Promise<Work[]> =>
  (await listWorks(db, [inState('waiting')], oldest, { limit, offset: 0 })).works

/** Uploads of a person in any state, newest first. */
export const listUploadsOf = async (db: Db, uid: string, limit: number): Promise<Work[]> =>
  (await listWorks(db, [ofPerson(uid), uploadsAlone], newest, { limit, offset: 0 })).works

/** Initial figures of the demonstration world, spread over the days since publication: views of guests, and likes of these accounts. */
export async function seedFigures(
  db: Db,
  id: string,
  { views, likers, since, now }: { views: number; likers: readonly string[]; since: Date; now: number },
): Promise<void> {
  await db.update(videoFigure).set({ views, likes: likers.length }).where(eq(videoFigure.video_id, id))
  const likes = likers.map((account_id, index) => {
    const at = since.getTime() + ((index + 0.5) / likers.length) * (now - since.getTime())
    return { video_id: id, account_id, at: new Date(at) }
  })
  const days = new Set<string>()
  for (let at = since.getTime(); at < now + 86_400_000; at += 86_400_000) days.add(dayIn(Math.min(at, now), rankZone))
  const share = (index: number): number => Math.floor((views * (index + 1)) / days.size) - Math.floor((views * index) / days.size)
  const likedOn = (day: string): number => likes.filter(({ at }) => dayIn(at.getTime(), rankZone) === day).length
  await db
    .insert(videoDay)
    .values([...days].map((day, index) => ({ video_id: id, day, views: share(index), likes: likedOn(day) })))
    .onConflictDoNothing()
  if (likes.length > 0) await db.insert(videoLike).values(likes).onConflictDoNothing()
}

/** Replaces the files of a video, keeping its figures. */
export async function replaceFiles(db: Db, id: string, files: Partial<Pick<VideoRow, 'path' | 'cover' | 'duration_ms'>>): Promise<void> {
  await db.update(video).set(files).where(eq(video.id, id))
}

/** Inserts categories that do not exist yet; returns their ids. */
export async function addCategories(db: Db, rows: readonly CategoryRow[]): Promise<string[]> {
  const added = await db
    .insert(videoCategory)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: videoCategory.id })
  return added.map(({ id }) => id)
}

/** The published video of this file. */
export async function findPublished(db: Db, path: string): Promise<VideoRow | undefined> {
  const [row] = await db.select().from(video).where(eq(video.path, path))
  return row
}

/** Deletes a video and its figures. */
export async function deleteVideo(tx: Tx, id: string): Promise<void> {
  await tx.delete(video).where(eq(video.id, id))
  await deleteFigures(tx, [id])
}

async function deleteFigures(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const those = [...ids]
  await db.delete(videoFigure).where(inArray(videoFigure.video_id, those))
  await db.delete(videoDay).where(inArray(videoDay.video_id, those))
  await db.delete(videoLike).where(inArray(videoLike.video_id, those))
  await db.delete(videoFavorite).where(inArray(videoFavorite.video_id, those))
  await db.delete(videoView).where(inArray(videoView.video_id, those))
}

/** Recordings of a person's room, including a closed one. */
export async function listRecordingsOf(db: Db, accountId: string): Promise<{ id: string; room_id: string }[]> {
  const { rows } = await db.execute<{ id: string; room_id: string }>(
    sql`select playback.id, playback.room_id from playback join room on room.id = playback.room_id where room.uid = ${accountId}`,
  )
  return rows
}
async function recordingDataOf(db: Db, accountId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<{ started: number; bytes: number }>(
    sql`select playback.id, playback.title, playback.cover, (extract(epoch from playback.started_at) * 1000)::float8 as started,
        playback.duration_ms, playback.bytes::float8 as bytes, '/hls/playback/' || playback.id || '/index.m3u8' as path
      from playback join room on room.id = playback.room_id where room.uid = ${accountId} order by playback.started_at desc`,
  )
  return rows.map(({ started, ...row }) => ({ ...row, started_at: new Date(started) }))
}
/** Deletes a recording's figures. */
export const deleteRecordingFigures = (db: Db, id: string): Promise<void> => deleteFigures(db, [id])

/** Returns the new count. */
async function addFigure(tx: Tx, id: string, figure: Figure, by: 1 | -1): Promise<number> {
  const [row] = await tx
    .insert(videoFigure)
    .values({ video_id: id, [figure]: Math.max(0, by) })
    .onConflictDoUpdate({ target: videoFigure.video_id, set: { [figure]: sql`greatest(0, ${videoFigure[figure]} + ${by})` } })
    .returning({ figure: videoFigure[figure] })
  return row?.figure ?? 0
}
export async function findFigure(db: Db, id: string, figure: Figure): Promise<number> {
  const [row] = await db.select({ figure: videoFigure[figure] }).from(videoFigure).where(eq(videoFigure.video_id, id))
  return row?.figure ?? 0
}

/** Adds to the count of the day of `now`. */
async function addToDay(tx: Tx, id: string, figure: 'views' | 'likes', by: 1 | -1, now: number): Promise<void> {
  await tx
    .insert(videoDay)
    .values({ video_id: id, day: dayIn(now, rankZone), [figure]: Math.max(0, by) })
    .onConflictDoUpdate({ target: [videoDay.video_id, videoDay.day], set: { [figure]: sql`greatest(0, ${videoDay[figure]} + ${by})` } })
}

/** Returns the new number of likes. A withdrawn like is subtracted from the day on which it was given. */
export async function setLike(tx: Tx, id: string, accountId: string, on: boolean, now: number): Promise<number> {
  if (on) {
    const made = await tx
      .insert(videoLike)
      .values({ video_id: id, account_id: accountId, at: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: videoLike.video_id })
    if (made.length === 0) return findFigure(tx, id, 'likes')
    await addToDay(tx, id, 'likes', 1, now)
    return addFigure(tx, id, 'likes', 1)
  }
  const [gone] = await tx
    .delete(videoLike)
    .where(and(eq(videoLike.video_id, id), eq(videoLike.account_id, accountId)))
    .returning({ at: videoLike.at })
  if (!gone) return findFigure(tx, id, 'likes')
  await addToDay(tx, id, 'likes', -1, gone.at.getTime())
  return addFigure(tx, id, 'likes', -1)
}

export async function setFavorite(tx: Tx, id: string, accountId: string, on: boolean, now: number): Promise<number> {
  const changed = on
    ? await tx
        .insert(videoFavorite)
        .values({ video_id: id, account_id: accountId, at: new Date(now) })
        .onConflictDoNothing()
        .returning({ id: videoFavorite.video_id })
    : await tx
        .delete(videoFavorite)
        .where(and(eq(videoFavorite.video_id, id), eq(videoFavorite.account_id, accountId)))
        .returning({ id: videoFavorite.video_id })
  return changed.length === 0 ? findFigure(tx, id, 'favorites') : addFigure(tx, id, 'favorites', on ? 1 : -1)
}

export async function findMine(db: Db, id: string, accountId: string): Promise<{ is_liked: boolean; is_favorite: boolean }> {
  const { rows } = await db.execute<{ is_liked: boolean; is_favorite: boolean }>(sql`select
    exists (select from video_like where video_id = ${id} and account_id = ${accountId}) as is_liked,
    exists (select from video_favorite where video_id = ${id} and account_id = ${accountId}) as is_favorite`)
  return rows[0] ?? { is_liked: false, is_favorite: false }
}

/** The room of a person; null if there is none. */
export async function roomOf(db: Db, uid: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from room where uid = ${uid} and closed_at is null`)
  return rows[0]?.id ?? null
}

/** Time of this viewer's last counted view in milliseconds; null if there is none. Serializes concurrent calls. */
export async function lockLastView(tx: Tx, viewer: string, id: string): Promise<number | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`view ${viewer} ${id}`}, 0))`)
  const [row] = await tx
    .select({ at: videoView.at })
    .from(videoView)
    .where(and(eq(videoView.viewer, viewer), eq(videoView.video_id, id)))
  return row?.at.getTime() ?? null
}

/** Returns the new number of views. */
export async function recordView(tx: Tx, viewer: string, id: string, now: number): Promise<number> {
  const at = new Date(now)
  await tx
    .insert(videoView)
    .values({ viewer, video_id: id, at })
    .onConflictDoUpdate({ target: [videoView.viewer, videoView.video_id], set: { at } })
  await addToDay(tx, id, 'views', 1, now)
  return addFigure(tx, id, 'views', 1)
}
export async function deleteViewsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(videoView).where(lt(videoView.at, before))
}

export async function upsertState(tx: Tx, id: string, state: VideoState, reason: string): Promise<void> {
  await tx
    .insert(videoFigure)
    .values({ video_id: id, state, reason })
    .onConflictDoUpdate({ target: videoFigure.video_id, set: { state, reason } })
}

/** An account's video data, for the export. */
export async function videoDataOf(db: Db, accountId: string): Promise<Record<string, unknown>> {
  const [recordings, own, liked, favorites, followed] = await Promise.all([
    recordingDataOf(db, accountId),
    db.select().from(video).where(eq(video.account_id, accountId)).orderBy(desc(video.published_at)),
    db.select({ id: videoLike.video_id, at: videoLike.at }).from(videoLike).where(eq(videoLike.account_id, accountId)),
    db.select({ id: videoFavorite.video_id, at: videoFavorite.at }).from(videoFavorite).where(eq(videoFavorite.account_id, accountId)),
    db.select({ id: videoCategoryFollow.category_id }).from(videoCategoryFollow).where(eq(videoCategoryFollow.account_id, accountId)),
  ])
  return {
    recordings,
    videos: own.map(({ id, title, description, cover, path, category_id, match_id, published_at }) => ({
      id,
      title: title.zh,
      description,
      cover,
      path,
      category: category_id,
      match: match_id,
      published_at,
    })),
    liked_videos: liked,
    favorite_videos: favorites,
    followed_video_categories: followed.map(({ id }) => id),
  }
}

/** Deletes a closed account's videos, likes and other actions. Returns the ids of the videos. */
export async function deleteVideosOf(db: Db, accountId: string): Promise<string[]> {
  await db.execute(sql`
    with gone as (delete from video_like where account_id = ${accountId} returning video_id, at),
    days as (
      update video_day set likes = greatest(0, likes - 1) from gone
      where video_day.video_id = gone.video_id and video_day.day = (gone.at at time zone ${rankZone})::date)
    update video_figure set likes = greatest(0, likes - 1) from gone where video_figure.video_id = gone.video_id`)
  await db.execute(sql`
    with gone as (delete from video_favorite where account_id = ${accountId} returning video_id)
    update video_figure set favorites = greatest(0, favorites - 1) from gone where video_figure.video_id = gone.video_id`)
  await db.delete(videoView).where(eq(videoView.viewer, accountId))
  await db.delete(videoCategoryFollow).where(eq(videoCategoryFollow.account_id, accountId))
  const own = await db.delete(video).where(eq(video.account_id, accountId)).returning({ id: video.id })
  const ids = own.map(({ id }) => id)
  await deleteFigures(db, ids)
  return ids
}
