// Delays the end of a broadcast until the video shows it, where the viewer follows the room clock.
import type { RoomClock } from './stream/clock/room-clock.ts'

/** Maximum delay in milliseconds; a viewer who has seeked further back is notified anyway. */
const mostHeld = 60_000

/** Calls `notify` when the video reaches the end, or at once if the clock is or becomes switched off. Returns a cancel function. */
export function holdEnd(clock: Pick<RoomClock, 'behindMs' | 'isFollowing' | 'subscribe'>, notify: () => void): () => void {
  if (!clock.isFollowing()) {
    notify()
    return () => undefined
  }
  const timer = setTimeout(run, Math.min(mostHeld, clock.behindMs() ?? 0))
  const leave = clock.subscribe(() => {
    if (!clock.isFollowing()) run()
  })
  function drop(): void {
    clearTimeout(timer)
    leave()
  }
  function run(): void {
    drop()
    notify()
  }
  return drop
}
