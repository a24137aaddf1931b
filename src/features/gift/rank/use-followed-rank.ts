// Refetches a room's rankings some time after a gift or a new guard or noble; many of these cause one read.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { roomRankKey } from '../../../core/room/room-rank.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import { createThrottle } from '../../../core/throttle.ts'
import { roomClock } from '../../room/stream/clock/room-clock.ts'

/** Milliseconds from a gift to the next read, and the range over which viewers are spread at random. */
const wait = 5_000
const spread = 10_000

export function useFollowedRank(roomId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const reading = createThrottle(
      // A hidden page refetches when it becomes visible.
      () => void client.invalidateQueries({ queryKey: [roomRankKey], refetchType: document.hidden ? 'none' : 'active' }),
      () => wait + Math.random() * spread,
    )
    const leave = roomFrames.join(roomId, {
      onFrame(frame) {
        if (frame.type !== 'room_gift' && frame.type !== 'room_status') return
        const { at } = frame.data
        // A change in the ranking reveals the gift, so it waits for the video as the gift does.
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
