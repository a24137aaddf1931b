// Timestamps of audio data on the video clock: counted in samples, because chunks arrive irregularly, and reset after a gap. Pure.

/** Tolerated difference between the count and the arrival, in microseconds. */
const most = 250_000

export class SampleClock {
  private from: number | null = null
  private samples = 0

  /** Timestamp of the chunk that arrives at `now`, in microseconds. */
  at(now: number, frames: number, rate: number): number {
    const length = (frames / rate) * 1_000_000
    const counted = this.from === null ? null : this.from + (this.samples / rate) * 1_000_000
    if (counted === null || Math.abs(now - length - counted) > most) {
      // Monotonic: a timestamp must not precede an earlier chunk's.
      this.from = Math.max(now - length, counted ?? 0, 0)
      this.samples = 0
    }
    const at = (this.from ?? 0) + (this.samples / rate) * 1_000_000
    this.samples += frames
    return Math.round(at)
  }
}
