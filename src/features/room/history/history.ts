// Merges the watch history of this device and of the account. Pure.
import type { Watched } from '../../../../contract/room/room.ts'
import { isSameWatched, type WatchedHere } from './watched-here.ts'

export interface HistoryEntry extends WatchedHere {
  /** On the air now, as far as the account's list shows it. */
  isLive: boolean
  /** Total watch time; null: only this device has a record. */
  seconds: number | null
}

/**
 * Most recent first, each room and recording once: the account has the current name of the room, the device knows which recording it was.
 */
export function historyOf(here: readonly WatchedHere[], account: readonly Watched[]): HistoryEntry[] {
  const known = account.map(
    ({ room, seen_at, seconds }): HistoryEntry => ({
      room: room.id,
      playback: null,
      nickname: room.nickname,
      avatar: room.avatar,
      title: room.title,
      match_id: room.match_id,
      at: Date.parse(seen_at),
      isLive: room.is_live,
      seconds,
    }),
  )
  const newer = known.map((one) => ({ ...one, at: Math.max(one.at, here.find((other) => isSameWatched(one, other))?.at ?? 0) }))
  const own = here.filter((one) => !known.some((other) => isSameWatched(one, other)))
  return [...newer, ...own.map((one) => ({ ...one, isLive: false, seconds: null }))].sort((a, b) => b.at - a.at)
}
