// Who watched and who shared, in the database.
import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './store.ts'
import { broadcast, broadcastWatch, roomShare, roomWatch } from './table.ts'

export type WatchRow = typeof roomWatch.$inferSelect

/** Rooms that a history has at most; the oldest go first. */
const most = 300

/** Adds seconds to what a person watched of a room, and to the audience of the broadcast that is on. */
export async function putWatch(
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

export async function putShare(db: Db, roomId: string, accountId: string, at: Date): Promise<{ shares: number; isNew: boolean }> {
  const made = await db
    .insert(roomShare)
    .values({ room_id: roomId, account_id: accountId, at })
    .onConflictDoNothing()
    .returning({ id: roomShare.account_id })
  const [row] = await db.select({ shares: count() }).from(roomShare).where(eq(roomShare.room_id, roomId))
  return { shares: row?.shares ?? 0, isNew: made.length === 1 }
}

/** An account forgets what it watched. Whose an audience was is not kept; how large it was is its streamer's to know. */
export async function clearWatches(db: Db, accountId: string): Promise<void> {
  await db.delete(roomWatch).where(eq(roomWatch.account_id, accountId))
  const isOver = sql`EXISTS (SELECT FROM ${broadcast} WHERE ${broadcast.id} = ${broadcastWatch.broadcast_id} AND ${broadcast.ended_at} IS NOT NULL)`
  const mine = eq(broadcastWatch.account_id, accountId)
  await db.update(broadcastWatch).set({ account_id: sql`'gone-' || gen_random_uuid()` }).where(and(mine, isOver))
  // One that is on counts them again when they go on watching.
  await db.delete(broadcastWatch).where(mine)
}

/** An account is gone. */
export async function forgetWatches(db: Db, accountId: string): Promise<void> {
  await db.delete(roomWatch).where(eq(roomWatch.account_id, accountId))
  await db.delete(broadcastWatch).where(eq(broadcastWatch.account_id, accountId))
  await db.delete(roomShare).where(eq(roomShare.account_id, accountId))
}
