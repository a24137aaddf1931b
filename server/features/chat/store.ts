// Messages of rooms in the database.
import { and, count, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { RoomMessage } from '../../../contract/chat.ts'
import { decidedAt } from '../report/store.ts'
import { roomLine } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** Returns false if its key was used before. */
export async function insertLine(db: Db, message: RoomMessage, key: string | null): Promise<boolean> {
  const rows = await db
    .insert(roomLine)
    .values({ id: message.id, room_id: message.room_id, account_id: message.from?.uid ?? null, message, key, time: new Date(message.time) })
    .onConflictDoNothing()
    .returning({ id: roomLine.id })
  return rows.length === 1
}

export async function findLineByKey(db: Db, accountId: string, key: string): Promise<RoomMessage | undefined> {
  const [row] = await db
    .select({ message: roomLine.message })
    .from(roomLine)
    .where(and(eq(roomLine.account_id, accountId), eq(roomLine.key, key)))
  return row?.message
}

const standing = (roomId: string, id: string) => and(eq(roomLine.room_id, roomId), eq(roomLine.id, id), isNull(roomLine.removed_at))

export async function findLine(db: Db, roomId: string, id: string): Promise<RoomMessage | undefined> {
  const [row] = await db.select({ message: roomLine.message }).from(roomLine).where(standing(roomId, id))
  return row?.message
}

async function findStanding(db: Db, roomId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: roomLine.id })
    .from(roomLine)
    .where(and(eq(roomLine.room_id, roomId), inArray(roomLine.id, [...ids]), isNull(roomLine.removed_at)))
  return new Set(rows.map(({ id }) => id))
}

/** Returns messages, oldest first. A quote of a removed message is left out. */
export async function listLines(db: Db, roomId: string, before: string | undefined, limit: number): Promise<RoomMessage[]> {
  const rows = await db
    .select({ message: roomLine.message })
    .from(roomLine)
    .where(
      and(
        eq(roomLine.room_id, roomId),
        isNull(roomLine.removed_at),
        before === undefined ? undefined : sql`${roomLine.seq} < (SELECT seq FROM room_line WHERE id = ${before} AND room_id = ${roomId})`,
      ),
    )
    .orderBy(desc(roomLine.seq))
    .limit(limit)
  const lines = rows.map(({ message }) => message).reverse()
  const there = await findStanding(
    db,
    roomId,
    lines.flatMap(({ reply }) => reply?.id ?? []),
  )
  return lines.map((line) => (line.reply && !there.has(line.reply.id) ? { ...line, reply: null } : line))
}

/** Number of latest rows searched for messages by people: a room full of gifts may yield none. */
const lookedAt = 100
/** Returns the last messages by people in each room, latest last. */
export async function listLastSaid(db: Db, rooms: readonly string[], limit: number): Promise<Map<string, RoomMessage[]>> {
  const found = new Map<string, RoomMessage[]>(rooms.map((id) => [id, []]))
  if (rooms.length === 0) return found
  const { rows } = await db.execute(sql`
    SELECT said.message FROM room CROSS JOIN LATERAL (
      SELECT last.message, last.seq FROM (
        SELECT message, seq FROM room_line WHERE room_line.room_id = room.id AND removed_at IS NULL ORDER BY seq DESC LIMIT ${lookedAt}
      ) AS last WHERE last.message ->> 'kind' = 'chat' ORDER BY last.seq DESC LIMIT ${limit}
    ) AS said WHERE ${inArray(sql`room.id`, [...rooms])} ORDER BY said.seq`)
  for (const { message } of rows as { message: RoomMessage }[]) found.get(message.room_id)?.push(message)
  return found
}

export async function removeLine(db: Db, roomId: string, id: string, by: string, at: Date): Promise<void> {
  await db.update(roomLine).set({ removed_at: at, removed_by: by }).where(standing(roomId, id))
}

/** Removes a message by a decision on reports at `at`; null restores only what such a decision removed. */
export async function decideLine(db: Db, id: string, at: Date | null, by: string): Promise<void> {
  const isDecided = decidedAt('danmaku', id, roomLine.removed_at)
  await db
    .update(roomLine)
    .set(at === null ? { removed_at: null, removed_by: null } : { removed_at: at, removed_by: by })
    .where(and(eq(roomLine.id, id), at === null ? isDecided : or(isNull(roomLine.removed_at), isDecided)))
}

/** Retention of messages in rooms, in milliseconds. */
export const linesKeptFor = 30 * 86_400_000
export async function deleteLinesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(roomLine).where(lt(roomLine.time, before))
}

/** Deletes a deleted account's messages in rooms and its memberships; its peers keep their conversations. */
export async function forgetChat(db: Db, accountId: string): Promise<void> {
  await db.delete(roomLine).where(eq(roomLine.account_id, accountId))
  // Its messages stay for its peers; conversations without another member are deleted.
  await db.execute(sql`
    WITH gone AS (DELETE FROM chat_member WHERE account_id = ${accountId} RETURNING conversation_id)
    DELETE FROM chat_conversation WHERE id IN (SELECT conversation_id FROM gone) AND NOT EXISTS (
      SELECT FROM chat_member WHERE chat_member.conversation_id = chat_conversation.id AND chat_member.account_id <> ${accountId})`)
}

/** Whether an account follows another. */
export async function isFollowing(db: Db, accountId: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM account_follow WHERE account_id = ${accountId} AND kind = 'streamer' AND ref_id = ${other}`,
  )
  return rows.length > 0
}

/** Counts messages by people per room, from `from` to before `until`. */
export async function countLines(db: Db, from: Date, until: Date): Promise<{ room_id: string; lines: number }[]> {
  const isSaid = sql`${roomLine.message}->>'kind' = 'chat'`
  return db
    .select({ room_id: roomLine.room_id, lines: count() })
    .from(roomLine)
    .where(and(gte(roomLine.time, from), lt(roomLine.time, until), isNull(roomLine.removed_at), isSaid))
    .groupBy(roomLine.room_id)
}
