// When the end of a broadcast is told: not before the picture shows it, where the viewer follows its clock.
import type { RoomClock } from '../stream/clock/room-clock.ts'

/** Milliseconds that the end waits for the picture at most: whoever went far back is told all the same. */
const mostHeld = 60_000

/** Runs `tell` when the picture is there, at once where the clock is switched off, also while it waits. Answers how to drop it. */
export function tellEnd(clock: Pick<RoomClock, 'behindMs' | 'isFollowing' | 'subscribe'>, tell: () => void): () => void {
  if (!clock.isFollowing()) {
    tell()
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
    tell()
  }
  return drop
}
