// Broadcasts in the database.
import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Broadcast } from '../../../contract/room/studio.ts'
import type { Db, DistinctDb } from './store.ts'
import { broadcast, broadcastWatch } from './table.ts'

export type BroadcastRow = typeof broadcast.$inferSelect

/** Starts a broadcast; null if the room has one already. */
export async function insertBroadcast(db: Db, row: typeof broadcast.$inferInsert): Promise<BroadcastRow | null> {
  const [made] = await db.insert(broadcast).values(row).onConflictDoNothing().returning()
  return made ?? null
}

export const listOpen = (db: Db, roomIds?: readonly string[]): Promise<BroadcastRow[]> =>
  db
    .select()
    .from(broadcast)
    .where(and(isNull(broadcast.ended_at), roomIds ? inArray(broadcast.room_id, [...roomIds]) : undefined))

/** Returns the last ended broadcast of each room. */
export const listLastEnded = (db: DistinctDb, roomIds: readonly string[]): Promise<BroadcastRow[]> =>
  db
    .selectDistinctOn([broadcast.room_id])
    .from(broadcast)
    .where(and(isNotNull(broadcast.ended_at), inArray(broadcast.room_id, [...roomIds])))
    .orderBy(broadcast.room_id, desc(broadcast.started_at))

/** Ends a broadcast; null if it has ended already. */
export async function endBroadcast(
  db: Db,
  id: string,
  ended: { at: Date; reason: NonNullable<Broadcast['end_reason']>; followers: number },
): Promise<BroadcastRow | null> {
  const [row] = await db
    .update(broadcast)
    .set({
      ended_at: ended.at,
      end_reason: ended.reason,
      new_followers: sql`greatest(0, ${ended.followers} - ${broadcast.followers_before})`,
    })
    .where(and(eq(broadcast.id, id), isNull(broadcast.ended_at)))
    .returning()
  return row ?? null
}

/** Whether the room's followers were alerted after this time. */
export async function wasAlerted(db: Db, roomId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: broadcast.id })
    .from(broadcast)
    .where(and(eq(broadcast.room_id, roomId), gt(broadcast.alerted_at, since)))
    .limit(1)
  return row !== undefined
}

/** Records the first picture; `alertedAt`: null if followers are not alerted. */
export async function markPictured(db: Db, id: string, at: Date, alertedAt: Date | null): Promise<void> {
  await db
    .update(broadcast)
    .set({ pictured_at: at, alerted_at: alertedAt })
    .where(and(eq(broadcast.id, id), isNull(broadcast.pictured_at)))
}

/** Adds the figures counted in memory since the last write. */
export async function addFigures(db: Db, id: string, { peak, seconds }: { peak: number; seconds: number }): Promise<void> {
  await db
    .update(broadcast)
    .set({
      peak_viewers: sql`greatest(${broadcast.peak_viewers}, ${peak})`,
      watched_seconds: sql`${broadcast.watched_seconds} + ${seconds}`,
    })
    .where(eq(broadcast.id, id))
}

export async function listBroadcasts(
  db: Db,
  roomId: string,
  limit: number,
  offset: number,
): Promise<{ list: BroadcastRow[]; total: number; seconds: number }> {
  const length = sql<number>`coalesce(sum(extract(epoch from coalesce(${broadcast.ended_at}, now()) - ${broadcast.started_at})), 0)::int`
  const [list, [sums]] = await Promise.all([
    db.select().from(broadcast).where(eq(broadcast.room_id, roomId)).orderBy(desc(broadcast.started_at)).limit(limit).offset(offset),
    db.select({ total: count(), seconds: length }).from(broadcast).where(eq(broadcast.room_id, roomId)),
  ])
  return { list, total: sums?.total ?? 0, seconds: sums?.seconds ?? 0 }
}

/** Returns a room's broadcasts that overlap the time from `from` to `to`, newest first. */
export const listBroadcastsBetween = (db: Db, roomId: string, from: Date, to: Date): Promise<BroadcastRow[]> =>
  db
    .select()
    .from(broadcast)
    .where(and(eq(broadcast.room_id, roomId), lte(broadcast.started_at, to), or(isNull(broadcast.ended_at), gte(broadcast.ended_at, from))))
    .orderBy(desc(broadcast.started_at))

export const listAllBroadcasts = (db: Db, roomId: string): Promise<BroadcastRow[]> =>
  db.select().from(broadcast).where(eq(broadcast.room_id, roomId)).orderBy(desc(broadcast.started_at))

/** Counts the signed-in viewers of each broadcast. */
export async function countWatchers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: broadcastWatch.broadcast_id, total: count() })
    .from(broadcastWatch)
    .where(inArray(broadcastWatch.broadcast_id, [...ids]))
    .groupBy(broadcastWatch.broadcast_id)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
