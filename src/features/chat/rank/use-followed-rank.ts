// The rankings of a room follow what everybody gives: read again some time after a gift or a new guard or noble, at once for many.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { roomRankKey } from '../../../core/room/room-rank.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import { roomClock } from '../../stream/clock/room-clock.ts'
import { createThrottle } from './throttle.ts'

/** Milliseconds from a gift to the next read, and over which the windows of all viewers spread theirs. */
const wait = 5_000
const spread = 10_000

export function useFollowedRank(roomId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const reading = createThrottle(
      // A page that nobody looks at reads when it is looked at again.
      () => void client.invalidateQueries({ queryKey: [roomRankKey], refetchType: document.hidden ? 'none' : 'active' }),
      () => wait + Math.random() * spread,
    )
    const leave = roomFrames.join(roomId, {
      onFrame(frame) {
        if (frame.type !== 'room_gift' && frame.type !== 'room_status') return
        const { at } = frame.data
        // A ranking that moves tells a gift too: it waits for the picture as the gift does.
        roomClock.hold(at === null ? null : Date.parse(at), reading.soon)
      },
      onReset: reading.soon,
    })
    return () => {
      leave()
      reading.stop()
    }
  }, [client, roomId])
}
