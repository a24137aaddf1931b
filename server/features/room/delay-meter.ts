// Measures how far behind live a room's viewers are, from their reports of the last minutes: a histogram, the median
// and the 95th percentile.
import { delaySteps } from '../../../contract/limits/room-limits.ts'

/** Time to live of a report, in milliseconds. */
const counts = 150_000
const mostHeard = 20_000

export class DelayMeter {
  readonly #now: () => number
  readonly #heard = new Map<string, { behind: number; at: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Records a report; `who` identifies the viewer, whose last report counts. Milliseconds. */
  hear(who: string, behind: number): void {
    this.#heard.delete(who)
    this.#heard.set(who, { behind, at: this.#now() })
    for (const [oldest, { at }] of this.#heard) {
      if (this.#heard.size <= mostHeard && this.#now() - at <= counts) break
      this.#heard.delete(oldest)
    }
  }

  /** Returns one bar per step and one for everything beyond; milliseconds. */
  figures(): { bars: number[]; half: number | null; most: number | null } {
    const bars = Array.from({ length: delaySteps.length + 1 }, () => 0)
    const fresh = [...this.#heard.values()].filter(({ at }) => this.#now() - at <= counts).map(({ behind }) => behind)
    fresh.sort((a, b) => a - b)
    for (const behind of fresh) {
      const step = delaySteps.findIndex((end) => behind < end)
      const place = step < 0 ? delaySteps.length : step
      bars[place] = (bars[place] ?? 0) + 1
    }
    const within = (part: number): number | null => fresh[Math.max(0, Math.ceil(fresh.length * part) - 1)] ?? null
    return { bars, half: within(0.5), most: within(0.95) }
  }
}
