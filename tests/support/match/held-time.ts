// Time that stands still until a test steps it: a feed that waits by it has said all up to now when a step is over.
import type { Playback } from '../../../server/feed/scheduler.ts'

interface HeldTime {
  /** Real milliseconds for a product clock; 0 at first. */
  now(): number
  /** How the feed waits. One at a time. */
  sleep: NonNullable<Playback['sleep']>
  /** Moves on by so many milliseconds; resolves when the feed waits again, so that nothing is left to be said until now. */
  step(milliseconds: number): Promise<void>
  /** Moves on while no feed runs: the server is down. */
  pass(milliseconds: number): void
}

export function heldTime(): HeldTime {
  let now = 0
  let wake = (): void => undefined
  let atRest = (): void => undefined
  const woken = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        signal.removeEventListener('abort', done)
        resolve()
      }
      wake = done
      signal.addEventListener('abort', done)
    })
  return {
    now: () => now,
    async sleep(milliseconds, signal) {
      const until = now + milliseconds
      // With nothing to wait for, others get their turn all the same.
      await new Promise((resolve) => setImmediate(resolve))
      while (now < until && !signal.aborted) {
        atRest()
        await woken(signal)
      }
    },
    step: (milliseconds) =>
      new Promise((resolve) => {
        atRest = resolve
        now += milliseconds
        wake()
      }),
    pass: (milliseconds) => {
      now += milliseconds
    },
  }
}
