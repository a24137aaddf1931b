// Access to rooms for the live socket: checked at every join, so it is cached until it changes.
import { cachedReads } from '../../core/cache/cached-reads.ts'
import type { RoomHub } from '../../core/live/hub.ts'
import { type Db, standingIn } from './store.ts'

/** Time to live of a cached check, in milliseconds, within which changes by other processes appear; maximum entries. */
const goodFor = 5_000
const most = 10_000

export interface Kicks {
  mayEnter(roomId: string, accountId: string): Promise<boolean>
}

export function openKicks(db: Db, hub: Pick<RoomHub, 'onStanding'>, now: () => number): Kicks {
  const kickedUntil = cachedReads<number | null>(now, { goodFor, most })
  hub.onStanding(({ roomId, accountId }) => kickedUntil.evict(`${roomId} ${accountId}`))
  return {
    async mayEnter(roomId, accountId) {
      const read = async () => (await standingIn(db, roomId, accountId, now())).kickedUntil
      const until = await kickedUntil.get(`${roomId} ${accountId}`, read)
      return until === null || until <= now()
    },
  }
}
