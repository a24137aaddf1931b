// Rooms in the database, and queries for other features: a room's owner, and an account's standing in it.
import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { RoomRole } from '../../../contract/room/room-card.ts'
import { findProfiles } from '../account/store.ts'
import { roomManager, roomRestriction } from './standing/table.ts'
import { broadcast, room } from './table.ts'

export { insertBroadcast } from './broadcast-store.ts'

export type RoomRow = typeof room.$inferSelect
/** A database or a transaction. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
/** For queries of one row per room. */
export type DistinctDb = Pick<NodePgDatabase, 'selectDistinctOn'>

/** Only open rooms. */
const open = isNull(room.closed_at)

export async function findRoom(db: Db, id: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(room)
    .where(and(eq(room.id, id), open))
  return row
}

export async function roomOfAccount(db: Db, uid: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(room)
    .where(and(eq(room.uid, uid), open))
  return row
}

export const listRooms = (db: Db, ids?: readonly string[]): Promise<RoomRow[]> =>
  db
    .select()
    .from(room)
    .where(and(open, ids ? inArray(room.id, [...ids]) : undefined))

export const streamKeyHash = (key: string): string => createHash('sha256').update(`stream key ${key}`).digest('base64url')

/** Returns the room of a stream key; none for a banned streamer. */
export async function roomOfKey(db: Db, keyHash: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(room)
    .where(and(eq(room.key_hash, keyHash), open))
  return row && !(await findProfiles(db, [row.uid])).get(row.uid)?.gone ? row : undefined
}

/** Returns those of the rooms that are live. */
export async function findLive(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: broadcast.room_id })
    .from(broadcast)
    .where(and(inArray(broadcast.room_id, [...ids]), isNull(broadcast.ended_at)))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the current broadcast of a room. */
export async function broadcastOf(db: Db, roomId: string): Promise<typeof broadcast.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(broadcast)
    .where(and(eq(broadcast.room_id, roomId), isNull(broadcast.ended_at)))
  return row
}

/** Unix times in milliseconds; null: not muted, not kicked. A site-wide mute applies in every room. */
export interface InRoom {
  role: RoomRole
  mutedUntil: number | null
  kickedUntil: number | null
}

/** One query, because it runs for every message in a room. */
export async function standingIn(db: Db, roomId: string, accountId: string, now: number = Date.now()): Promise<InRoom> {
  const until = (kind: 'mute' | 'kick') => sql`(
    select extract(epoch from until) * 1000 from ${roomRestriction}
    where room_id = ${roomId} and account_id = ${accountId} and kind = ${kind} and until > ${new Date(now).toISOString()}::timestamptz)`
  const { rows } = await db.execute(sql`
    select exists (select from ${room} where id = ${roomId} and uid = ${accountId}) as owner,
      exists (select from ${roomManager} where room_id = ${roomId} and account_id = ${accountId}) as manager,
      greatest(${until('mute')}, (
        select extract(epoch from until) * 1000 from silence where account_id = ${accountId} and until > ${new Date(now).toISOString()}::timestamptz
      ))::float8 as muted, ${until('kick')}::float8 as kicked`)
  const [found] = rows as { owner: boolean; manager: boolean; muted: number | null; kicked: number | null }[]
  const { owner = false, manager = false, muted = null, kicked = null } = found ?? {}
  return {
    role: owner ? 'owner' : manager ? 'manager' : 'viewer',
    mutedUntil: muted === null ? null : Math.round(muted),
    kickedUntil: kicked === null ? null : Math.round(kicked),
  }
}

export async function insertRoom(db: Db, row: typeof room.$inferInsert): Promise<boolean> {
  return (await db.insert(room).values(row).onConflictDoNothing().returning({ id: room.id })).length === 1
}

export async function updateRoom(db: Db, id: string, changes: Partial<Omit<typeof room.$inferInsert, 'id' | 'uid'>>): Promise<void> {
  await db.update(room).set(changes).where(eq(room.id, id))
}

/** Clears titles and covers of a room's past broadcasts, which are its streamer's content. */
export async function silenceBroadcasts(db: Db, roomId: string): Promise<void> {
  await db.update(broadcast).set({ title: '', cover: '' }).where(eq(broadcast.room_id, roomId))
}

/** Adds points toward the streamer's level: one per diamond received, one per minute live. */
export async function addExperience(db: Db, roomId: string, points: number): Promise<void> {
  await db
    .update(room)
    .set({ experience: sql`${room.experience} + ${points}` })
    .where(eq(room.id, roomId))
}
