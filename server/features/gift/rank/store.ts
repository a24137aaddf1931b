// Data of rankings and fan clubs, counted by the features where it happens, and people as a room shows them.
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { RoomPerson } from '../../../../contract/gift/gift.ts'
import type { BadgeColor } from '../../../../contract/gift/rank.ts'
import { fanLevelOf } from '../../../../rules/room/fan-level.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import { rankZone } from '../../../../rules/time/rank-range.ts'
import { type MoneyTx, requireMember } from '../../../core/database/lock-order.ts'
import { findFaces } from '../../account/store.ts'
import { findLevels } from '../../money/wallet/store.ts'
import { findRoom } from '../../room/store.ts'
import { findTiers } from '../guard/store.ts'
import { fan, fanGroup, roomDay, roomGiver } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type FanRow = typeof fan.$inferSelect
export const firstColor: BadgeColor = 'green'

/** Counts a gift in a room towards the rankings and the giver's fan level. */
export async function contribute(tx: MoneyTx, roomId: string, account: string, amount: number, now: number): Promise<void> {
  if (amount <= 0) return
  requireMember(tx, account)
  await tx
    .insert(roomGiver)
    .values({ room_id: roomId, day: dayIn(now, rankZone), account_id: account, amount })
    .onConflictDoUpdate({
      target: [roomGiver.room_id, roomGiver.day, roomGiver.account_id],
      set: { amount: sql`${roomGiver.amount} + excluded.amount` },
    })
  const [row] = await tx
    .insert(fan)
    .values({ room_id: roomId, account_id: account, contribution: amount, level: fanLevelOf(amount), since: new Date(now) })
    .onConflictDoUpdate({ target: [fan.room_id, fan.account_id], set: { contribution: sql`${fan.contribution} + excluded.contribution` } })
    .returning({ contribution: fan.contribution, level: fan.level })
  const level = fanLevelOf(row?.contribution ?? 0)
  if (row && row.level !== level)
    await tx
      .update(fan)
      .set({ level })
      .where(and(eq(fan.room_id, roomId), eq(fan.account_id, account)))
}

/** Counts events of a room's day, for its heat. */
export async function countRoomDay(
  db: Db,
  roomId: string,
  seen: { watch_seconds?: number; followers?: number },
  now: number,
): Promise<void> {
  const { watch_seconds = 0, followers = 0 } = seen
  await db
    .insert(roomDay)
    .values({ room_id: roomId, day: dayIn(now, rankZone), watch_seconds, followers: Math.max(0, followers) })
    .onConflictDoUpdate({
      target: [roomDay.room_id, roomDay.day],
      set: {
        watch_seconds: sql`${roomDay.watch_seconds} + excluded.watch_seconds`,
        followers: sql`greatest(0, ${roomDay.followers} + ${followers})`,
      },
    })
}

/** Sets the number of messages of rooms on a day; idempotent. */
export async function setMessages(db: Db, rooms: readonly { room_id: string; messages: number }[], day: string): Promise<void> {
  if (rooms.length === 0) return
  await db
    .insert(roomDay)
    .values(rooms.map(({ room_id, messages }) => ({ room_id, day, messages: messages })))
    .onConflictDoUpdate({ target: [roomDay.room_id, roomDay.day], set: { messages: sql`excluded.messages` } })
}

/** Members of a fan club are fans of level 1 and above. */
const isMember = (roomId: string) => and(eq(fan.room_id, roomId), ne(fan.level, 0))
export async function countFans(db: Db, roomId: string): Promise<number> {
  const [row] = await db.select({ members: count() }).from(fan).where(isMember(roomId))
  return row?.members ?? 0
}
export async function findFan(db: Db, roomId: string, account: string): Promise<FanRow | null> {
  const [row] = await db
    .select()
    .from(fan)
    .where(and(isMember(roomId), eq(fan.account_id, account)))
  return row ?? null
}
export const isFan = async (db: Db, roomId: string, account: string): Promise<boolean> => (await findFan(db, roomId, account)) !== null
export const listFans = (db: Db, roomId: string, limit: number): Promise<FanRow[]> =>
  db.select().from(fan).where(isMember(roomId)).orderBy(desc(fan.contribution), asc(fan.since)).limit(limit)
/** Their account ids, as a subquery. */
export const fanAccounts = (db: Db, roomId: string) => db.select({ id: fan.account_id }).from(fan).where(isMember(roomId))
export const listBadges = (db: Db, account: string): Promise<FanRow[]> =>
  db
    .select()
    .from(fan)
    .where(and(eq(fan.account_id, account), ne(fan.level, 0)))
    .orderBy(desc(fan.contribution), asc(fan.room_id))
    .limit(200)

export async function findColors(db: Db, rooms: readonly string[]): Promise<Map<string, BadgeColor>> {
  if (rooms.length === 0) return new Map()
  const rows = await db
    .select()
    .from(fanGroup)
    .where(inArray(fanGroup.room_id, [...rooms]))
  return new Map(rows.map(({ room_id, color }) => [room_id, color]))
}
export async function upsertColor(db: Db, roomId: string, color: BadgeColor): Promise<void> {
  await db.insert(fanGroup).values({ room_id: roomId, color }).onConflictDoUpdate({ target: fanGroup.room_id, set: { color } })
}

/** People as a room shows them, by id. Missing accounts are left out. */
export async function findRoomPeople(db: Db, roomId: string, ids: readonly string[], now: number): Promise<Map<string, RoomPerson>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const faces = await findFaces(db, wanted)
  const levels = await findLevels(db, wanted)
  const tiers = await findTiers(db, roomId, wanted, now)
  const fans = await db
    .select({ id: fan.account_id, level: fan.level })
    .from(fan)
    .where(and(isMember(roomId), inArray(fan.account_id, wanted)))
  const fanLevels = new Map(fans.map(({ id, level }) => [id, level]))
  const name = (await findRoom(db, roomId))?.badge_name ?? ''
  const color = (await findColors(db, [roomId])).get(roomId) ?? firstColor
  return new Map(
    [...faces].map(([uid, face]) => {
      const level = fanLevels.get(uid)
      const own = tiers.get(uid) ?? { guard: null, noble: null }
      return [uid, { uid, ...face, userlevel: levels.get(uid) ?? 0, fan: level ? { name, level, color } : null, ...own }]
    }),
  )
}
export async function findRoomPerson(db: Db, roomId: string, id: string, now: number): Promise<RoomPerson> {
  const person = (await findRoomPeople(db, roomId, [id], now)).get(id)
  return person ?? { uid: id, nickname: '', avatar: '', userlevel: 0, fan: null, guard: null, noble: null }
}

/** Deletes a closed account's badges; its gifts stay counted. */
export async function deleteFanOf(db: Db, account: string): Promise<void> {
  await db.delete(fan).where(eq(fan.account_id, account))
}
