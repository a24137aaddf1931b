// Managers, mutes and kicks in the database.
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/transaction.ts'
import type { Db } from '../store.ts'
import { roomManager, roomRestriction } from './table.ts'

export type ManagerRow = typeof roomManager.$inferSelect
export type RestrictionRow = typeof roomRestriction.$inferSelect
export type RestrictionKind = RestrictionRow['kind']

/** Serializes changes of standings in a room: the limit of managers is exact, and the log is in order. */
export const lockStanding = (tx: Tx, roomId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`standing ${roomId}`}, 0))`)

const ofPerson = (roomId: string, accountId: string) => and(eq(roomManager.room_id, roomId), eq(roomManager.account_id, accountId))
const ofRestriction = (roomId: string, accountId: string, kind: RestrictionKind) =>
  and(eq(roomRestriction.room_id, roomId), eq(roomRestriction.account_id, accountId), eq(roomRestriction.kind, kind))

export async function listManagers(db: Db, roomId: string): Promise<ManagerRow[]> {
  return db.select().from(roomManager).where(eq(roomManager.room_id, roomId)).orderBy(asc(roomManager.made_at), asc(roomManager.account_id))
}
export async function countManagers(db: Db, roomId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(roomManager).where(eq(roomManager.room_id, roomId))
  return row?.total ?? 0
}
export async function findManager(db: Db, roomId: string, accountId: string): Promise<ManagerRow | undefined> {
  const [row] = await db.select().from(roomManager).where(ofPerson(roomId, accountId))
  return row
}
/** Counts the managers of the room that each of these appointed. */
export async function countMade(db: Db, roomId: string, by: readonly string[]): Promise<Map<string, number>> {
  if (by.length === 0) return new Map()
  const rows = await db
    .select({ by: roomManager.made_by, total: count() })
    .from(roomManager)
    .where(and(eq(roomManager.room_id, roomId), inArray(roomManager.made_by, [...by])))
    .groupBy(roomManager.made_by)
  return new Map(rows.map(({ by: id, total }) => [id, total]))
}
export async function insertManager(db: Db, row: ManagerRow): Promise<void> {
  await db.insert(roomManager).values(row).onConflictDoNothing()
}
export async function deleteManager(db: Db, roomId: string, accountId: string): Promise<void> {
  await db.delete(roomManager).where(ofPerson(roomId, accountId))
}
export async function listManaged(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.select({ id: roomManager.room_id }).from(roomManager).where(eq(roomManager.account_id, accountId))
  return rows.map(({ id }) => id)
}

/** Returns the restriction in effect. */
export async function findRestriction(
  db: Db,
  roomId: string,
  accountId: string,
  kind: RestrictionKind,
  now: number,
): Promise<RestrictionRow | undefined> {
  const [row] = await db
    .select()
    .from(roomRestriction)
    .where(and(ofRestriction(roomId, accountId, kind), gt(roomRestriction.until, new Date(now))))
  return row
}
export async function upsertRestriction(db: Db, row: RestrictionRow): Promise<void> {
  const { room_id, account_id, kind, ...set } = row
  await db
    .insert(roomRestriction)
    .values(row)
    .onConflictDoUpdate({ target: [roomRestriction.room_id, roomRestriction.account_id, roomRestriction.kind], set })
}
export async function deleteRestriction(db: Db, roomId: string, accountId: string, kind: RestrictionKind): Promise<void> {
  await db.delete(roomRestriction).where(ofRestriction(roomId, accountId, kind))
}
export async function listRestrictions(
  db: Db,
  roomId: string,
  kind: RestrictionKind,
  { now, limit, offset }: { now: number; limit: number; offset: number },
): Promise<{ list: RestrictionRow[]; total: number }> {
  const holding = and(eq(roomRestriction.room_id, roomId), eq(roomRestriction.kind, kind), gt(roomRestriction.until, new Date(now)))
  const [list, [row]] = await Promise.all([
    db
      .select()
      .from(roomRestriction)
      .where(holding)
      .orderBy(desc(roomRestriction.at), asc(roomRestriction.account_id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(roomRestriction).where(holding),
  ])
  return { list, total: row?.total ?? 0 }
}

/** Deletes a deleted account's standings in all rooms. */
export async function deleteStandingsOf(db: Db, accountId: string): Promise<void> {
  await db.delete(roomManager).where(eq(roomManager.account_id, accountId))
  await db.delete(roomRestriction).where(eq(roomRestriction.account_id, accountId))
}
