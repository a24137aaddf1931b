// Makes an account a streamer: marks it and creates its room.
import { randomBytes } from 'node:crypto'
import type { Keys } from '../../../core/keys.ts'
import { findAccount, updateAccount } from '../../account/store.ts'
import { type Db, insertRoom, roomOfAccount, updateRoom } from '../store.ts'
import { newStreamKey } from '../studio/stream-key.ts'

/** Short and random. */
const newRoomId = (): string => randomBytes(6).toString('hex')

interface MakeRoom {
  uid: string
  now: number
  /** Set by the demonstration world. */
  id?: string
}
/** Returns the room's id, also if it exists already. Runs in the caller's transaction. */
export async function makeRoom(db: Db, keys: Keys, { uid, now, id = newRoomId() }: MakeRoom): Promise<string | null> {
  const person = await findAccount(db, uid)
  if (!person) return null
  await updateAccount(db, uid, { is_anchor: true })
  const known = await roomOfAccount(db, uid)
  if (known) return known.id
  const made = await insertRoom(db, {
    id,
    uid,
    title: person.nickname,
    category: 1,
    created_at: new Date(now),
    ...newStreamKey(keys, id, now),
  })
  if (made) return id
  // A concurrent call won: its room is used.
  const other = await roomOfAccount(db, uid)
  if (other) await updateRoom(db, other.id, { closed_at: null })
  return other?.id ?? null
}
