// Danmaku in the database.
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Danmaku } from '../../../../contract/room/danmaku.ts'
import { decidedAt } from '../../report/store.ts'
import { danmaku, danmakuLike } from './table.ts'

export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

/** Returns false if its key was used before. */
export async function insertDanmaku(db: Db, one: Danmaku, key: string | null): Promise<boolean> {
  const rows = await db
    .insert(danmaku)
    .values({ id: one.id, room_id: one.room_id, account_id: one.uid, at: new Date(one.at), time: new Date(one.time), danmaku: one, key })
    .onConflictDoNothing()
    .returning({ id: danmaku.id })
  return rows.length === 1
}

export async function findDanmakuByKey(db: Db, accountId: string, key: string): Promise<Danmaku | undefined> {
  const [row] = await db
    .select({ danmaku: danmaku.danmaku })
    .from(danmaku)
    .where(and(eq(danmaku.account_id, accountId), eq(danmaku.key, key)))
  return row?.danmaku
}

/** Returns danmaku with picture times from `from` to before `to`, in order. */
export async function listDanmaku(db: Db, places: readonly string[], from: Date, to: Date, limit: number): Promise<Danmaku[]> {
  const rows = await db
    .select({ danmaku: danmaku.danmaku })
    .from(danmaku)
    .where(and(inArray(danmaku.room_id, [...places]), gte(danmaku.at, from), lt(danmaku.at, to), isNull(danmaku.removed_at)))
    .orderBy(asc(danmaku.at), asc(danmaku.id))
    .limit(limit)
  return rows.map((row) => row.danmaku)
}

/** Returns a danmaku that has not been removed. */
export async function findDanmaku(db: Db, id: string): Promise<Danmaku | undefined> {
  const [row] = await db
    .select({ danmaku: danmaku.danmaku })
    .from(danmaku)
    .where(and(eq(danmaku.id, id), isNull(danmaku.removed_at)))
  return row?.danmaku
}

/** Returns the place of a danmaku, removed ones included. */
export async function findPlace(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ place: danmaku.room_id }).from(danmaku).where(eq(danmaku.id, id))
  return row?.place
}

/** Removes a danmaku by a decision on reports at `at`; null restores only what such a decision removed. */
export async function decideDanmaku(db: Db, id: string, at: Date | null): Promise<void> {
  const isDecided = decidedAt('danmaku', id, danmaku.removed_at)
  await db
    .update(danmaku)
    .set({ removed_at: at })
    .where(and(eq(danmaku.id, id), at === null ? isDecided : or(isNull(danmaku.removed_at), isDecided)))
}

export async function removeDanmaku(db: Db, roomId: string, id: string, at: Date): Promise<void> {
  await db
    .update(danmaku)
    .set({ removed_at: at })
    .where(and(eq(danmaku.room_id, roomId), eq(danmaku.id, id)))
}

/** Sets or clears a like, idempotently; returns the number of likes. */
export async function setDanmakuLike(db: Db, id: string, accountId: string, on: boolean): Promise<number> {
  if (on) await db.insert(danmakuLike).values({ danmaku_id: id, account_id: accountId }).onConflictDoNothing()
  else await db.delete(danmakuLike).where(and(eq(danmakuLike.danmaku_id, id), eq(danmakuLike.account_id, accountId)))
  const [row] = await db.select({ likes: count() }).from(danmakuLike).where(eq(danmakuLike.danmaku_id, id))
  return row?.likes ?? 0
}

/** Deletes danmaku of rooms with earlier picture times, except during a recording, which replays them. */
export async function deleteRoomDanmakuBefore(db: Pick<NodePgDatabase, 'execute'>, before: Date): Promise<void> {
  await db.execute(sql`
    delete from danmaku using room where danmaku.room_id = room.id and danmaku.at < ${before} and not exists (
      select from playback where playback.room_id = danmaku.room_id
        and danmaku.at >= playback.started_at and danmaku.at <= playback.started_at + playback.duration_ms * interval '1 millisecond')`)
}

/** Deletes the danmaku of deleted places. */
export async function deletePlaces(db: Db, places: readonly string[]): Promise<void> {
  if (places.length > 0) await db.delete(danmaku).where(inArray(danmaku.room_id, [...places]))
}

/** Returns an account's danmaku for its export, without removed ones. */
export async function danmakuDataOf(db: Db, accountId: string): Promise<Record<string, unknown>> {
  const rows = await db
    .select({ place: danmaku.room_id, time: danmaku.time, danmaku: danmaku.danmaku })
    .from(danmaku)
    .where(and(eq(danmaku.account_id, accountId), isNull(danmaku.removed_at)))
    .orderBy(desc(danmaku.time))
  return { danmaku: rows.map(({ place, time, danmaku: one }) => ({ place, time, text: one.text })) }
}

/** Deletes the danmaku and likes of a deleted account. */
export async function deleteDanmakuOf(db: Db, accountId: string): Promise<void> {
  await db.delete(danmakuLike).where(eq(danmakuLike.account_id, accountId))
  await db.delete(danmaku).where(eq(danmaku.account_id, accountId))
}
