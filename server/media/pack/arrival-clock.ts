// When the frames of a run arrived, for PROGRAM-DATE-TIME. The fastest frame of the last seconds is the reference, so that a network stall
// does not move the clock.

const windowMs = 10_000
/** Milliseconds of difference that are corrected at once; smaller ones are corrected gradually and imperceptibly. */
const jumpFrom = 80

export class ArrivalClock {
  /** The smallest offset of each of the last seconds, oldest first. */
  private seconds: { at: number; offset: number }[] = []
  private anchor = Number.NaN

  /** A frame of `time` (microseconds of the run) arrived at `now` (wall clock, milliseconds). */
  note(time: number, now: number): void {
    const offset = now - time / 1_000
    const current = this.seconds.at(-1)
    if (current && now - current.at < 1_000) current.offset = Math.min(current.offset, offset)
    else this.seconds.push({ at: now, offset })
    while (this.seconds.length > 1 && now - (this.seconds[0]?.at ?? now) > windowMs) this.seconds.shift()
  }

  /** Wall clock of a time in the run, for a segment that begins there. */
  dateOf(time: number): number {
    const best = Math.min(...this.seconds.map(({ offset }) => offset))
    const difference = best - this.anchor
    if (!(Math.abs(difference) < jumpFrom)) this.anchor = best
    else this.anchor += difference / 4
    return this.anchor + time / 1_000
  }

  /** Milliseconds that a frame lags behind the fastest one. */
  lateness(time: number, now: number): number {
    return Number.isNaN(this.anchor) ? 0 : Math.max(0, now - (this.anchor + time / 1_000))
  }
}
