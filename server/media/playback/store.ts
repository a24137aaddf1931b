import { asc, count, desc, eq, gt, inArray, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { playback } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'selectDistinctOn' | 'insert' | 'delete'>
export type PlaybackRow = typeof playback.$inferSelect

export async function insertPlayback(db: Db, row: PlaybackRow): Promise<void> {
  await db.insert(playback).values(row).onConflictDoNothing()
}
/** Newest first. */
export const listPlaybacks = (db: Db, room: string, limit: number, offset = 0): Promise<PlaybackRow[]> =>
  db.select().from(playback).where(eq(playback.room_id, room)).orderBy(desc(playback.started_at)).limit(limit).offset(offset)

/** The newest recording of each of these rooms, newest first, and how many rooms have one. */
export async function listNewestPlaybacks(
  db: Db,
  rooms: readonly string[],
  limit: number,
  offset = 0,
): Promise<{ list: PlaybackRow[]; total: number }> {
  if (rooms.length === 0) return { list: [], total: 0 }
  const newest = await db
    .selectDistinctOn([playback.room_id])
    .from(playback)
    .where(inArray(playback.room_id, [...rooms]))
    .orderBy(playback.room_id, desc(playback.started_at), playback.id)
  newest.sort((a, b) => b.started_at.getTime() - a.started_at.getTime() || (a.id < b.id ? -1 : 1))
  return { list: newest.slice(offset, offset + limit), total: newest.length }
}

export async function countPlaybacks(db: Db, rooms: readonly string[]): Promise<Map<string, number>> {
  if (rooms.length === 0) return new Map()
  const rows = await db
    .select({ room: playback.room_id, count: count() })
    .from(playback)
    .where(inArray(playback.room_id, [...rooms]))
    .groupBy(playback.room_id)
  return new Map(rows.map(({ room, count: found }) => [room, found]))
}
export async function findPlayback(db: Db, id: string): Promise<PlaybackRow | undefined> {
  const [row] = await db.select().from(playback).where(eq(playback.id, id))
  return row
}
/** The oldest recording that takes space on disk. */
export async function findOldestPlayback(db: Db): Promise<PlaybackRow | undefined> {
  const [row] = await db.select().from(playback).where(gt(playback.bytes, 0)).orderBy(asc(playback.started_at)).limit(1)
  return row
}
export async function playbackBytes(db: Db): Promise<number> {
  const [row] = await db.select({ bytes: sum(playback.bytes).mapWith(Number) }).from(playback)
  return row?.bytes ?? 0
}
export async function deletePlayback(db: Db, id: string): Promise<void> {
  await db.delete(playback).where(eq(playback.id, id))
}
