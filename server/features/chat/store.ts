// Messages of rooms in the database.
import { and, count, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import { decidedAt } from '../report/store.ts'
import { roomMessage } from './table.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** Returns false if its key was used before. */
export async function insertRoomMessage(db: Db, message: RoomMessage, key: string | null): Promise<boolean> {
  const rows = await db
    .insert(roomMessage)
    .values({ id: message.id, room_id: message.room_id, account_id: message.from?.uid ?? null, message, key, time: new Date(message.time) })
    .onConflictDoNothing()
    .returning({ id: roomMessage.id })
  return rows.length === 1
}

export async function findRoomMessageByKey(db: Db, accountId: string, key: string): Promise<RoomMessage | undefined> {
  const [row] = await db
    .select({ message: roomMessage.message })
    .from(roomMessage)
    .where(and(eq(roomMessage.account_id, accountId), eq(roomMessage.key, key)))
  return row?.message
}

const standing = (roomId: string, id: string) =>
  and(eq(roomMessage.room_id, roomId), eq(roomMessage.id, id), isNull(roomMessage.removed_at))

export async function findRoomMessage(db: Db, roomId: string, id: string): Promise<RoomMessage | undefined> {
  const [row] = await db.select({ message: roomMessage.message }).from(roomMessage).where(standing(roomId, id))
  return row?.message
}

async function findStanding(db: Db, roomId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: roomMessage.id })
    .from(roomMessage)
    .where(and(eq(roomMessage.room_id, roomId), inArray(roomMessage.id, [...ids]), isNull(roomMessage.removed_at)))
  return new Set(rows.map(({ id }) => id))
}

/** Returns messages, oldest first. A quote of a removed message is left out. */
export async function listRoomMessages(db: Db, roomId: string, before: string | undefined, limit: number): Promise<RoomMessage[]> {
  const rows = await db
    .select({ message: roomMessage.message })
    .from(roomMessage)
    .where(
      and(
        eq(roomMessage.room_id, roomId),
        isNull(roomMessage.removed_at),
        before === undefined
          ? undefined
          : sql`${roomMessage.seq} < (select seq from room_line where id = ${before} and room_id = ${roomId})`,
      ),
    )
    .orderBy(desc(roomMessage.seq))
    .limit(limit)
  const messages = rows.map(({ message }) => message).reverse()
  const there = await findStanding(
    db,
    roomId,
    messages.flatMap(({ reply }) => reply?.id ?? []),
  )
  return messages.map((item) => (item.reply && !there.has(item.reply.id) ? { ...item, reply: null } : item))
}

/** Number of latest rows searched for messages by people: a room full of gifts may yield none. */
const lookedAt = 100
/** Returns the last messages by people in each room, latest last. */
export async function listLastChat(db: Db, rooms: readonly string[], limit: number): Promise<Map<string, RoomMessage[]>> {
  const found = new Map<string, RoomMessage[]>(rooms.map((id) => [id, []]))
  if (rooms.length === 0) return found
  const { rows } = await db.execute(sql`
    select said.message from room cross join lateral (
      select last.message, last.seq from (
        select message, seq from room_line where room_line.room_id = room.id and removed_at is null order by seq desc limit ${lookedAt}
      ) as last where last.message ->> 'kind' = 'chat' order by last.seq desc limit ${limit}
    ) as said where ${inArray(sql`room.id`, [...rooms])} order by said.seq`)
  for (const { message } of rows as { message: RoomMessage }[]) found.get(message.room_id)?.push(message)
  return found
}

export async function removeRoomMessage(db: Db, roomId: string, id: string, by: string, at: Date): Promise<void> {
  await db.update(roomMessage).set({ removed_at: at, removed_by: by }).where(standing(roomId, id))
}

/** Removes a message by a decision on reports at `at`; null restores only what such a decision removed. */
export async function decideRoomMessage(db: Db, id: string, at: Date | null, by: string): Promise<void> {
  const isDecided = decidedAt('danmaku', id, roomMessage.removed_at)
  await db
    .update(roomMessage)
    .set(at === null ? { removed_at: null, removed_by: null } : { removed_at: at, removed_by: by })
    .where(and(eq(roomMessage.id, id), at === null ? isDecided : or(isNull(roomMessage.removed_at), isDecided)))
}

/** Retention of messages in rooms, in milliseconds. */
export const roomMessageRetention = 30 * 86_400_000
export async function deleteRoomMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(roomMessage).where(lt(roomMessage.time, before))
}

/** Deletes a deleted account's messages in rooms and its memberships; its peers keep their conversations. */
export async function deleteChatOf(db: Db, accountId: string): Promise<void> {
  await db.delete(roomMessage).where(eq(roomMessage.account_id, accountId))
  // Its messages stay for its peers; conversations without another member are deleted.
  await db.execute(sql`
    with gone as (delete from chat_member where account_id = ${accountId} returning conversation_id)
    delete from chat_conversation where id in (select conversation_id from gone) and not exists (
      select from chat_member where chat_member.conversation_id = chat_conversation.id and chat_member.account_id <> ${accountId})`)
}

/** Whether an account follows another. */
export async function isFollowing(db: Db, accountId: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from account_follow where account_id = ${accountId} and kind = 'streamer' and ref_id = ${other}`,
  )
  return rows.length > 0
}

/** Counts messages by people per room, from `from` to before `until`. */
export async function countRoomMessages(db: Db, from: Date, until: Date): Promise<{ room_id: string; messages: number }[]> {
  const isChat = sql`${roomMessage.message}->>'kind' = 'chat'`
  return db
    .select({ room_id: roomMessage.room_id, messages: count() })
    .from(roomMessage)
    .where(and(gte(roomMessage.time, from), lt(roomMessage.time, until), isNull(roomMessage.removed_at), isChat))
    .groupBy(roomMessage.room_id)
}
