// Time that advances only when the test steps it: after a step, a feed that waits by it has emitted everything due.
import type { Playback } from '../../../server/feed/scheduler.ts'

interface HeldTime {
  /** Real milliseconds for a product clock; starts at 0. */
  now(): number
  /** The feed's sleep function. One feed at a time. */
  sleep: NonNullable<Playback['sleep']>
  /** Advances the time; resolves when the feed sleeps again, with nothing due left to emit. */
  step(milliseconds: number): Promise<void>
  /** Advances the time while no feed runs: the server is down. */
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
      // Yields even if nothing is left to wait for.
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
