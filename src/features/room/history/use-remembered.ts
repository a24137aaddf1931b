// Records a room or a recording in this device's history once it has been watched long enough.
import { useEffect } from 'react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import type { Playback } from '../../../../contract/room/stream.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { roomClock } from '../stream/clock/room-clock.ts'
import { rememberWatched } from './watched-here.ts'

/** Milliseconds between two checks, and the number of checks with a visible video that rule out an accidental visit. */
const pollInterval = 2_000
const enough = 5

export function useRemembered(room: RoomInfo, playback: Playback | null): void {
  const { id, nickname, avatar, match_id } = room
  const title = playback?.title || room.title
  const of = playback?.id
  const startedAt = playback?.started_at
  useEffect(() => {
    let seen = 0
    const timer = setInterval(() => {
      if (document.hidden || roomClock.now() === null) return
      seen += 1
      if (seen < enough) return
      clearInterval(timer)
      const recording = of === undefined || startedAt === undefined ? null : { id: of, started_at: startedAt }
      void rememberWatched({ room: id, playback: recording, nickname, avatar, title, match_id, at: serverNow() })
    }, pollInterval)
    return () => clearInterval(timer)
  }, [id, nickname, avatar, title, match_id, of, startedAt])
}
