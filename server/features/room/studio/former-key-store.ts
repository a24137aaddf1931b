// Former stream keys, by hash: a client that still sends one is most likely an encoder with an old setting, and the studio can say so,
// also after a restart.
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Db, streamKeyHash } from '../store.ts'
import { formerStreamKey, room } from '../table.ts'

/** Maximum former keys per room, and their retention in milliseconds. */
export const formerKeys = { most: 8, retention: 90 * 86_400_000 } as const

/** Stores a room's current key as a former one, in the transaction that replaces it. Locks the room's row meanwhile. */
export async function saveFormerKey(tx: Db, roomId: string, at: Date): Promise<void> {
  const [row] = await tx.select({ key_hash: room.key_hash }).from(room).where(eq(room.id, roomId)).for('update')
  if (!row) return
  await tx.insert(formerStreamKey).values({ key_hash: row.key_hash, room_id: roomId, changed_at: at }).onConflictDoNothing()
  await tx.execute(sql`
    delete from ${formerStreamKey} where room_id = ${roomId} and key_hash not in (
      select key_hash from ${formerStreamKey} where room_id = ${roomId} order by changed_at desc, key_hash limit ${formerKeys.most})`)
}

/** Returns the open room that this was the key of. */
export async function roomOfFormerKey(db: Db, key: string, now: number): Promise<string | null> {
  const [row] = await db
    .select({ id: room.id })
    .from(formerStreamKey)
    .innerJoin(room, and(eq(room.id, formerStreamKey.room_id), isNull(room.closed_at)))
    .where(and(eq(formerStreamKey.key_hash, streamKeyHash(key)), gt(formerStreamKey.changed_at, new Date(now - formerKeys.retention))))
  return row?.id ?? null
}

export async function deleteFormerKeys(db: Db, roomId: string): Promise<void> {
  await db.delete(formerStreamKey).where(eq(formerStreamKey.room_id, roomId))
}
