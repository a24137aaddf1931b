// Watch history of this device, most recent first. A member's history is removed with the account.
// Storage failures only mean that nothing is recorded.

import type { RoomCard } from '../../../../contract/room/room-card.ts'
import type { Playback } from '../../../../contract/room/stream.ts'
import { call } from '../../../core/api/api.ts'

export const watchedHereKey = ['watched here'] as const

/** A room or a recording, with its name at the time it was watched. */
export interface WatchedHere extends Pick<RoomCard, 'nickname' | 'avatar' | 'title' | 'match_id'> {
  room: string
  playback: Pick<Playback, 'id' | 'started_at'> | null
  /** Unix time, in milliseconds. */
  at: number
}

/** Maximum number of entries; the oldest are evicted. */
const most = 100
const name = 'watched'

export const isSameWatched = (a: Pick<WatchedHere, 'room' | 'playback'>, b: Pick<WatchedHere, 'room' | 'playback'>): boolean =>
  a.room === b.room && a.playback?.id === b.playback?.id

async function tables() {
  const [{ db }, { privateSetting }, { currentAccount }] = await Promise.all([
    import('../../../core/storage/db.ts'),
    import('../../../core/storage/private.ts'),
    import('../../../core/storage/account.ts'),
  ])
  return { db, keys: { everybody: name, member: `${privateSetting}${name}` }, currentAccount }
}

export async function listWatchedHere(): Promise<WatchedHere[]> {
  try {
    const { db, keys } = await tables()
    const rows = await db.setting.bulkGet([keys.everybody, keys.member])
    const all = rows.flatMap((row) => (row?.value as WatchedHere[] | undefined) ?? []).sort((a, b) => b.at - a.at)
    return all.filter((one, index) => all.findIndex((other) => isSameWatched(one, other)) === index)
  } catch (error) {
    console.warn('watch history not read', error)
    return []
  }
}

export async function rememberWatched(one: WatchedHere): Promise<void> {
  try {
    const { db, keys, currentAccount } = await tables()
    await db.transaction('rw', db.setting, async () => {
      const key = (await currentAccount()) ? keys.member : keys.everybody
      const known = ((await db.setting.get(key))?.value as WatchedHere[] | undefined) ?? []
      const others = known.filter((other) => !isSameWatched(one, other))
      await db.setting.put({ key, value: [one, ...others].slice(0, most) })
    })
  } catch (error) {
    console.warn('watch history not saved', error)
  }
}

/** Clears a member's account history first: without a network nothing is cleared and the user sees the error. */
export async function clearWatched(isMember: boolean): Promise<void> {
  if (isMember) await call('POST api/User/clearWatchlist')
  const { db, keys } = await tables()
  await db.setting.bulkDelete([keys.everybody, keys.member])
}
