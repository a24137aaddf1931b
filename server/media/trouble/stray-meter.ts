// How many timestamps of a publisher were strays of late.

/** Milliseconds over which they are counted, and how many are worth saying. */
const window = 30_000
const many = 5
/** More are not counted. */
const most = 500

export class StrayMeter {
  private times: number[] = []
  private isMany = false

  /** `strays` that came with a frame, at `now` in milliseconds. Their number when they are many; 0 when they are over; else null. */
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
