// When a piece of sound was heard, on the clock of the pictures: counted in samples, for pieces arrive unevenly, and set anew
// after a gap. Pure.

/** Microseconds that the count and the arrival may differ by. */
const most = 250_000

export class SampleClock {
  private from: number | null = null
  private samples = 0

  /** Timestamp of a piece that is there at `now`; microseconds. */
  at(now: number, frames: number, rate: number): number {
    const length = (frames / rate) * 1_000_000
    const counted = this.from === null ? null : this.from + (this.samples / rate) * 1_000_000
    if (counted === null || Math.abs(now - length - counted) > most) {
      // Never back: a later piece would come before an earlier one.
      this.from = Math.max(now - length, counted ?? 0, 0)
      this.samples = 0
    }
    const at = (this.from ?? 0) + (this.samples / rate) * 1_000_000
    this.samples += frames
    return Math.round(at)
  }
}
