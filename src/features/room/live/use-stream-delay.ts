// Reports the delay of the video, so that alerts on this device can wait for it.
import { useEffect } from 'react'
import { streamDelay } from '../../../core/room/stream-delay.ts'
import { type RoomClock, roomClock } from '../stream/clock/room-clock.ts'

const every = 5_000

/** Reports the delay every five seconds; returns a function that stops it. */
export function reportStreamDelay(clock: Pick<RoomClock, 'behindMs'>, offset: number): () => void {
  let nearest = Number.POSITIVE_INFINITY
  const timer = setInterval(() => {
    const late = clock.behindMs()
    if (late === null) return
    const behind = Math.max(0, late + offset)
    nearest = Math.min(nearest, behind)
    streamDelay.notify(behind)
  }, every)
  return () => {
    clearInterval(timer)
    // A viewer who seeked back and left waits no longer than the stream's own delay.
    if (Number.isFinite(nearest)) streamDelay.notify(nearest)
  }
}

/** `offset`: milliseconds that the video is behind the feed, which the alerts follow. */
export function useStreamDelay(isLive: boolean, offset: number): void {
  useEffect(() => (isLive ? reportStreamDelay(roomClock, offset) : undefined), [isLive, offset])
}
