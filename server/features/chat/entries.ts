// Announces entries to a room, throttled per account and per room.
import type { Context } from '../../core/context.ts'
import { findRoomPerson } from '../rank/store.ts'
import { findRoom, standingIn } from '../room/store.ts'
import { lineOf, showInRoom } from './room-line.ts'

/** Milliseconds in which a repeated entry is not announced; maximum announcements per second and room; maximum entries cached. */
const quietFor = 600_000
const perSecond = 5
const rememberedMost = 50_000

export interface Entries {
  entered(roomId: string, accountId: string): void
}

export function openEntries({ db, hub, log, now }: Pick<Context, 'db' | 'hub' | 'log'> & { now: () => number }): Entries {
  const told = new Map<string, number>()
  const busy = new Map<string, { second: number; count: number }>()

  function mayTell(roomId: string, accountId: string): boolean {
    const at = now()
    const key = `${roomId} ${accountId}`
    const before = told.get(key)
    if (before !== undefined && at - before < quietFor) return false
    told.delete(key)
    told.set(key, at)
    const oldest = told.keys().next().value
    if (told.size > rememberedMost && oldest !== undefined) told.delete(oldest)
    const second = Math.floor(at / 1_000)
    const known = busy.get(roomId)
    const count = known?.second === second ? known.count + 1 : 1
    busy.set(roomId, { second, count })
    if (busy.size > 1_000) for (const [id, one] of busy) if (one.second !== second) busy.delete(id)
    return count <= perSecond
  }

  async function tell(roomId: string, accountId: string): Promise<void> {
    const room = await findRoom(db, roomId)
    // The streamer's own entry is not announced.
    if (!room || room.uid === accountId) return
    const [person, standing] = await Promise.all([findRoomPerson(db, roomId, accountId, now()), standingIn(db, roomId, accountId, now())])
    showInRoom({ hub }, roomId, lineOf(roomId, 'entry', now(), { from: { ...person, role: standing.role } }))
  }

  return {
    entered(roomId, accountId) {
      if (!mayTell(roomId, accountId)) return
      tell(roomId, accountId).catch((error: unknown) => log.warn({ err: error }, 'room entry announcement failed'))
    },
  }
}
