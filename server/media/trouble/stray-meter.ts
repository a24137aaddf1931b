// Counts a publisher's recent stray timestamps.

/** Milliseconds over which they are counted, and from how many on they are reported. */
const window = 30_000
const many = 5
/** Upper limit of the count. */
const most = 500

export class StrayMeter {
  private times: number[] = []
  private isMany = false

  /**
   * Adds `strays` that came with a frame, at `now` in milliseconds. Returns their number when there are many, 0 when they are over, else
   * null.
   */
  note(strays: number, now: number): number | null {
    for (let count = 0; count < strays && this.times.length < most; count += 1) this.times.push(now)
    while (this.times[0] !== undefined && now - this.times[0] > window) this.times.shift()
    if (strays > 0 && this.times.length >= many) {
      this.isMany = true
      return this.times.length
    }
    if (!this.isMany || this.times.length > 0) return null
    this.isMany = false
    return 0
  }
}
