// How far behind live the viewers of a room are: what they told in the last minutes, as bars of a histogram.
import { delaySteps } from '../../../contract/limits/room-limits.ts'

/** Milliseconds that a word of a viewer counts. */
const counts = 150_000
const mostHeard = 20_000

export class DelayMeter {
  readonly #now: () => number
  readonly #heard = new Map<string, { behind: number; at: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** `who` tells one viewer from another; his last word counts. */
  hear(who: string, behind: number): void {
    this.#heard.delete(who)
    this.#heard.set(who, { behind, at: this.#now() })
    for (const [oldest, { at }] of this.#heard) {
      if (this.#heard.size <= mostHeard && this.#now() - at <= counts) break
      this.#heard.delete(oldest)
    }
  }

  /** One bar for each step, and one for what is beyond. */
  bars(): number[] {
    const bars = Array.from({ length: delaySteps.length + 1 }, () => 0)
    for (const { behind, at } of this.#heard.values()) {
      if (this.#now() - at > counts) continue
      const step = delaySteps.findIndex((end) => behind < end)
      const place = step < 0 ? delaySteps.length : step
      bars[place] = (bars[place] ?? 0) + 1
    }
    return bars
  }
}
