// The public ranking of the streamers over a range of days: heat by its formula, diamonds given, new followers.
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { RankKind, RankRange, StreamerRank } from '../../../../contract/gift/rank.ts'
import { type HeatCounts, heatOf, heatParts } from '../../../../rules/room/rank-heat.ts'
import { type Days, earlierDays, rankDays } from '../../../../rules/time/rank-range.ts'
import { findFaces } from '../../account/store.ts'
import { findLive, listRooms, type RoomRow } from '../../room/store.ts'
import { roomDay, roomGiver } from './table.ts'

interface Counted {
  room_id: string
  /** Tenths of a diamond. */
  amount: number
  counts: HeatCounts
}

/** Counts per room over these days. */
async function countRooms(db: NodePgDatabase, { from, to }: Days): Promise<Counted[]> {
  const givers = await db
    .select({ room_id: roomGiver.room_id, amount: sql<string>`sum(${roomGiver.amount})`, givers: sql<string>`count(*)` })
    .from(roomGiver)
    .where(and(gte(roomGiver.day, from), lte(roomGiver.day, to)))
    .groupBy(roomGiver.room_id)
  const days = await db
    .select({
      room_id: roomDay.room_id,
      watch: sql<string>`sum(${roomDay.watch_seconds})`,
      messages: sql<string>`sum(${roomDay.messages})`,
      followers: sql<string>`sum(${roomDay.followers})`,
    })
    .from(roomDay)
    .where(and(gte(roomDay.day, from), lte(roomDay.day, to)))
    .groupBy(roomDay.room_id)
  const seen = new Map(days.map((row) => [row.room_id, row]))
  const given = new Map(givers.map((row) => [row.room_id, row]))
  return [...new Set([...seen.keys(), ...given.keys()])].map((room_id) => {
    const amount = Number(given.get(room_id)?.amount ?? 0)
    const one = seen.get(room_id)
    const counts = {
      'watch-minutes': Math.floor(Number(one?.watch ?? 0) / 60),
      messages: Number(one?.messages ?? 0),
      'gift-diamonds': Math.floor(amount / 10),
      givers: Number(given.get(room_id)?.givers ?? 0),
      'new-followers': Number(one?.followers ?? 0),
    }
    return { room_id, amount, counts }
  })
}

const worthOf = ({ amount, counts }: Counted, by: RankKind): number =>
  by === 'heat' ? heatOf(counts) : by === 'gifts' ? amount : counts['new-followers']

/** Rooms above zero, highest first; ties are ordered by room id. */
const ranked = (rooms: readonly Counted[], by: RankKind): Counted[] =>
  rooms.filter((room) => worthOf(room, by) > 0).sort((a, b) => worthOf(b, by) - worthOf(a, by) || (a.room_id < b.room_id ? -1 : 1))

export async function rankStreamers(
  db: NodePgDatabase,
  { range, by, limit }: { range: RankRange; by: RankKind; limit: number },
  now: number,
): Promise<{ list: StreamerRank[]; days: Days }> {
  const days = rankDays(range, now)
  const current = ranked(await countRooms(db, days), by)
  const earlier = ranked(await countRooms(db, earlierDays(range, now)), by)
  const before = new Map(earlier.map(({ room_id }, index) => [room_id, index + 1]))
  const rooms = new Map(
    (
      await listRooms(
        db,
        current.slice(0, limit * 2).map(({ room_id }) => room_id),
      )
    ).map((room) => [room.id, room]),
  )
  // A room of a deleted streamer is not ranked.
  const shown = current.flatMap((counted): (Counted & { room: RoomRow })[] => {
    const room = rooms.get(counted.room_id)
    return room ? [{ ...counted, room }] : []
  })
  const faces = await findFaces(
    db,
    shown.map(({ room }) => room.uid),
  )
  const live = await findLive(db, [...rooms.keys()])
  const list = shown.slice(0, limit).map(({ room, ...counted }, index) => ({
    place: index + 1,
    before: before.get(room.id) ?? null,
    room_id: room.id,
    uid: room.uid,
    nickname: faces.get(room.uid)?.nickname ?? '',
    avatar: faces.get(room.uid)?.avatar ?? '',
    value: worthOf(counted, by),
    parts: by === 'heat' ? heatParts(counted.counts) : [],
    is_live: live.has(room.id),
  }))
  return { list, days }
}

/** Givers of a room on these days, largest amount first. */
export async function rankGivers(
  db: NodePgDatabase,
  roomId: string,
  { from, to }: Days,
  limit: number,
): Promise<{ id: string; value: number }[]> {
  const total = sql<string>`sum(${roomGiver.amount})`
  const rows = await db
    .select({ id: roomGiver.account_id, value: total })
    .from(roomGiver)
    .where(and(eq(roomGiver.room_id, roomId), gte(roomGiver.day, from), lte(roomGiver.day, to)))
    .groupBy(roomGiver.account_id)
    .orderBy(sql`sum(${roomGiver.amount}) desc`, roomGiver.account_id)
    .limit(limit)
  return rows.map(({ id, value }) => ({ id, value: Number(value) }))
}
/** An account's amount and place, and how much it lacks to the next place. */
export async function findGiver(
  db: NodePgDatabase,
  roomId: string,
  { from, to }: Days,
  account: string,
): Promise<{ place: number; value: number; missing: number }> {
  const { rows } = await db.execute<{ place: string; value: string; above: string | null }>(
    sql`with sums as (
      select account_id, sum(amount) as value from room_giver where room_id = ${roomId} and day between ${from} and ${to} group by account_id
    ), mine as (select coalesce((select value from sums where account_id = ${account}), 0) as value)
    select mine.value, 1 + count(sums.value) as place, min(sums.value) as above from mine
    left join sums on sums.account_id <> ${account}
      and (sums.value > mine.value or (sums.value = mine.value and sums.account_id < ${account})) group by mine.value`,
  )
  const [row] = rows
  const value = Number(row?.value ?? 0)
  const above = row?.above === null || row?.above === undefined ? null : Number(row.above)
  return { place: Number(row?.place ?? 1), value, missing: above === null ? 0 : above - value + 1 }
}
