// Who may not enter a room, for the live socket: asked at every join, so the answer is cached until it changes.
import { cachedReads } from '../../core/cache/cached-reads.ts'
import type { RoomHub } from '../../core/live/hub.ts'
import { type Db, standingIn } from './store.ts'

/** Milliseconds after which what another process changed is known, and people that are cached. */
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
