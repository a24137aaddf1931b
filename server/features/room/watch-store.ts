// Watch history, audiences and shares in the database.
import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './store.ts'
import { broadcast, broadcastWatch, roomShare, roomWatch } from './table.ts'

export type WatchRow = typeof roomWatch.$inferSelect

/** Maximum rooms in a history; the oldest are evicted first. */
const most = 300

/** Adds seconds to an account's watch time of a room, and adds it to the audience of the current broadcast. */
export async function upsertWatch(
  db: Db,
  {
    accountId,
    roomId,
    broadcastId,
    seconds,
    at,
  }: { accountId: string; roomId: string; broadcastId: string | null; seconds: number; at: Date },
): Promise<void> {
  await db
    .insert(roomWatch)
    .values({ account_id: accountId, room_id: roomId, seconds, seen_at: at })
    .onConflictDoUpdate({
      target: [roomWatch.account_id, roomWatch.room_id],
      set: { seconds: sql`${roomWatch.seconds} + ${seconds}`, seen_at: at },
    })
  if (broadcastId !== null)
    await db.insert(broadcastWatch).values({ broadcast_id: broadcastId, account_id: accountId }).onConflictDoNothing()
  const [oldest] = await db
    .select({ at: roomWatch.seen_at })
    .from(roomWatch)
    .where(eq(roomWatch.account_id, accountId))
    .orderBy(desc(roomWatch.seen_at))
    .limit(1)
    .offset(most - 1)
  if (oldest) await db.delete(roomWatch).where(and(eq(roomWatch.account_id, accountId), lt(roomWatch.seen_at, oldest.at)))
}

export const listWatched = (db: Db, accountId: string): Promise<WatchRow[]> =>
  db.select().from(roomWatch).where(eq(roomWatch.account_id, accountId)).orderBy(desc(roomWatch.seen_at), roomWatch.room_id)

export async function insertShare(db: Db, roomId: string, accountId: string, at: Date): Promise<{ shares: number; isNew: boolean }> {
  const made = await db
    .insert(roomShare)
    .values({ room_id: roomId, account_id: accountId, at })
    .onConflictDoNothing()
    .returning({ id: roomShare.account_id })
  const [row] = await db.select({ shares: count() }).from(roomShare).where(eq(roomShare.room_id, roomId))
  return { shares: row?.shares ?? 0, isNew: made.length === 1 }
}

/** Clears an account's watch history. Past audiences become anonymous; their size stays for the streamer. */
export async function clearWatches(db: Db, accountId: string): Promise<void> {
  await db.delete(roomWatch).where(eq(roomWatch.account_id, accountId))
  const isOver = sql`exists (select from ${broadcast} where ${broadcast.id} = ${broadcastWatch.broadcast_id} and ${broadcast.ended_at} is not null)`
  const mine = eq(broadcastWatch.account_id, accountId)
  await db.update(broadcastWatch).set({ account_id: sql`'gone-' || gen_random_uuid()` }).where(and(mine, isOver))
  // A current broadcast counts the account again if it keeps watching.
  await db.delete(broadcastWatch).where(mine)
}

/** Deletes the watch data of a deleted account. */
export async function deleteWatchesOf(db: Db, accountId: string): Promise<void> {
  await db.delete(roomWatch).where(eq(roomWatch.account_id, accountId))
  await db.delete(broadcastWatch).where(eq(broadcastWatch.account_id, accountId))
  await db.delete(roomShare).where(eq(roomShare.account_id, accountId))
}
