// The moderation log of rooms in the database.
import { and, count, desc, eq, gt, gte, inArray, isNull, max } from 'drizzle-orm'
import type { ModerationAct } from '../../../../contract/room/moderation.ts'
import type { Tx } from '../../../core/database/transaction.ts'
import type { Db } from '../store.ts'
import { roomAct } from './table.ts'

export type ActRow = typeof roomAct.$inferSelect

export async function writeAct(tx: Tx, row: typeof roomAct.$inferInsert): Promise<ActRow> {
  const [made] = await tx.insert(roomAct).values(row).returning()
  if (!made) throw new Error('an act of a room was not written')
  return made
}

export async function listActs(db: Db, roomId: string, limit: number, offset: number): Promise<{ list: ActRow[]; total: number }> {
  const [list, [row]] = await Promise.all([
    db.select().from(roomAct).where(eq(roomAct.room_id, roomId)).orderBy(desc(roomAct.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(roomAct).where(eq(roomAct.room_id, roomId)),
  ])
  return { list, total: row?.total ?? 0 }
}

export async function findAct(db: Db, roomId: string, id: number): Promise<ActRow | undefined> {
  const [row] = await db
    .select()
    .from(roomAct)
    .where(and(eq(roomAct.room_id, roomId), eq(roomAct.id, id)))
  return row
}

/** Whether a later action on the same account, among `acts`, is in effect. */
export async function hasLater(db: Db, { room_id, account_id, id }: ActRow, acts: readonly ModerationAct[]): Promise<boolean> {
  const rows = await db
    .select({ id: roomAct.id })
    .from(roomAct)
    .where(
      and(
        eq(roomAct.room_id, room_id),
        eq(roomAct.account_id, account_id),
        gt(roomAct.id, id),
        inArray(roomAct.act, [...acts]),
        isNull(roomAct.undone_at),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function markUndone(tx: Tx, id: number, by: string, at: Date): Promise<void> {
  await tx
    .update(roomAct)
    .set({ undone_by: by, undone_at: at })
    .where(and(eq(roomAct.id, id), isNull(roomAct.undone_at)))
}

/** Counts each moderator's actions in a room since a time. */
export async function countActs(db: Db, roomId: string, since: Date): Promise<Map<string, { acts: number; at: Date | null }>> {
  const rows = await db
    .select({ by: roomAct.by, acts: count(), at: max(roomAct.at) })
    .from(roomAct)
    .where(and(eq(roomAct.room_id, roomId), gte(roomAct.at, since)))
    .groupBy(roomAct.by)
  return new Map(rows.map(({ by, acts, at }) => [by, { acts, at }]))
}
