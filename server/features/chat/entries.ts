// Announces entries to a room, throttled per account and per room.
import type { Context } from '../../core/context.ts'
import { findRoomPerson } from '../gift/rank/store.ts'
import { findRoom, standingIn } from '../room/store.ts'
import { buildRoomMessage, publishToRoom } from './post-message.ts'

/** Milliseconds in which a repeated entry is not announced; maximum announcements per second and room; maximum entries cached. */
const quietFor = 600_000
const perSecond = 5
const rememberedMost = 50_000

export interface Entries {
  entered(roomId: string, accountId: string): void
}

export function openEntries({
  background,
  db,
  hub,
  log,
  now,
}: Pick<Context, 'background' | 'db' | 'hub' | 'log'> & { now: () => number }): Entries {
  const announced = new Map<string, number>()
  const busy = new Map<string, { second: number; count: number }>()

  function mayAnnounce(roomId: string, accountId: string): boolean {
    const at = now()
    const key = `${roomId} ${accountId}`
    const before = announced.get(key)
    if (before !== undefined && at - before < quietFor) return false
    announced.delete(key)
    announced.set(key, at)
    const oldest = announced.keys().next().value
    if (announced.size > rememberedMost && oldest !== undefined) announced.delete(oldest)
    const second = Math.floor(at / 1_000)
    const known = busy.get(roomId)
    const count = known?.second === second ? known.count + 1 : 1
    busy.set(roomId, { second, count })
    if (busy.size > 1_000) for (const [id, one] of busy) if (one.second !== second) busy.delete(id)
    return count <= perSecond
  }

  async function announce(roomId: string, accountId: string): Promise<void> {
    const room = await findRoom(db, roomId)
    // The streamer's own entry is not announced.
    if (!room || room.uid === accountId) return
    const [person, standing] = await Promise.all([findRoomPerson(db, roomId, accountId, now()), standingIn(db, roomId, accountId, now())])
    publishToRoom({ hub }, roomId, buildRoomMessage(roomId, 'entry', now(), { from: { ...person, role: standing.role } }))
  }

  return {
    entered(roomId, accountId) {
      if (!mayAnnounce(roomId, accountId)) return
      background.run(announce(roomId, accountId), (error) => log.warn({ err: error }, 'room entry announcement failed'))
    },
  }
}
