// Tells how far the picture is behind, so that alerts of this device can wait for it.
import { useEffect } from 'react'
import { streamDelay } from '../../../core/room/stream-delay.ts'
import { type RoomClock, roomClock } from '../../stream/clock/room-clock.ts'

const every = 5_000

/** Tells it now and then; answers how to end that. */
export function tellStreamDelay(clock: Pick<RoomClock, 'behindMs'>, offset: number): () => void {
  let nearest = Number.POSITIVE_INFINITY
  const timer = setInterval(() => {
    const late = clock.behindMs()
    if (late === null) return
    const behind = Math.max(0, late + offset)
    nearest = Math.min(nearest, behind)
    streamDelay.tell(behind)
  }, every)
  return () => {
    clearInterval(timer)
    // Whoever went back and left waits no longer than the stream itself needs.
    if (Number.isFinite(nearest)) streamDelay.tell(nearest)
  }
}

/** `offset`: milliseconds that the picture is behind the feed, whose alerts they are. */
export function useStreamDelay(isLive: boolean, offset: number): void {
  useEffect(() => (isLive ? tellStreamDelay(roomClock, offset) : undefined), [isLive, offset])
}
