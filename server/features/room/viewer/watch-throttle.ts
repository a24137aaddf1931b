// Limits reported watch time to the time that has passed on the server's clock.
import { roomLimits } from '../../../../contract/limits/room-limits.ts'

/** Time to live of a viewer's entry, in milliseconds, and maximum entries. */
const remembered = 2 * roomLimits.watchSeconds * 1_000
const most = 100_000

export class WatchThrottle {
  readonly #now: () => number
  readonly #last = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Returns the seconds that count; 0 for a viewer's first report, which starts the clock. */
  take(viewer: string, seconds: number): number {
    const now = this.#now()
    const last = this.#last.get(viewer)
    this.#last.delete(viewer)
    this.#last.set(viewer, now)
    for (const [oldest, at] of this.#last) {
      if (this.#last.size <= most && now - at <= remembered) break
      this.#last.delete(oldest)
    }
    return last === undefined ? 0 : Math.max(0, Math.min(seconds, Math.round((now - last) / 1_000)))
  }
}
