// Which rooms and recordings were watched on this device, the last first. What a member watched leaves with the account.
// Storage that fails only means that nothing is remembered.

import type { RoomCard } from '../../../../contract/room/room-card.ts'
import type { Playback } from '../../../../contract/room/stream.ts'
import { call } from '../../../core/api/api.ts'

export const watchedHereKey = ['watched here'] as const

/** A room, or one of its recordings, as it was called when it was watched. */
export interface WatchedHere extends Pick<RoomCard, 'nickname' | 'avatar' | 'title' | 'match_id'> {
  room: string
  playback: Pick<Playback, 'id' | 'started_at'> | null
  /** Real milliseconds. */
  at: number
}

/** That are remembered; the oldest go first. */
const most = 100
const name = 'watched'

export const sameThing = (a: Pick<WatchedHere, 'room' | 'playback'>, b: Pick<WatchedHere, 'room' | 'playback'>): boolean =>
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
    return all.filter((one, index) => all.findIndex((other) => sameThing(one, other)) === index)
  } catch (error) {
    console.warn('what was watched here could not be read', error)
    return []
  }
}

export async function rememberWatched(one: WatchedHere): Promise<void> {
  try {
    const { db, keys, currentAccount } = await tables()
    await db.transaction('rw', db.setting, async () => {
      const key = (await currentAccount()) ? keys.member : keys.everybody
      const known = ((await db.setting.get(key))?.value as WatchedHere[] | undefined) ?? []
      const others = known.filter((other) => !sameThing(one, other))
      await db.setting.put({ key, value: [one, ...others].slice(0, most) })
    })
  } catch (error) {
    console.warn('what is watched was not remembered', error)
  }
}

/** What the account of who is signed in remembers goes first: without a network nothing is cleared, and the reader is told why. */
export async function forgetWatched(isMember: boolean): Promise<void> {
  if (isMember) await call('POST api/User/clearWatchlist')
  const { db, keys } = await tables()
  await db.setting.bulkDelete([keys.everybody, keys.member])
}
