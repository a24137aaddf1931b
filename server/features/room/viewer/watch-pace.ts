// How much of what a viewer says he watched there was time for: the clock of the server decides.
import { roomLimits } from '../../../../contract/limits/room-limits.ts'

/** Milliseconds that a viewer is remembered, and viewers at most. */
const remembered = 2 * roomLimits.watchSeconds * 1_000
const most = 100_000

export class WatchPace {
  readonly #now: () => number
  readonly #last = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Seconds that count. Of the first word of a viewer nothing does: it begins his time. */
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
