// Models a player's buffer in seconds, and how often it runs dry: pure.

/** Milliseconds between the newest part and the picture, the PART-HOLD-BACK of our lists. */
const holdBack = 750

export class DryBuffer {
  stalls = 0
  /** Milliseconds without a picture after the first one. */
  stalled = 0
  private ahead = 0
  private last = Number.NaN
  private playing = false
  private begun = false

  /** Adds seconds of picture that arrived at `now` (milliseconds). */
  add(seconds: number, now: number): void {
    this.settle(now)
    this.ahead += seconds * 1_000
    if (this.playing || this.ahead < holdBack) return
    this.playing = true
    this.begun = true
  }

  /** Plays until `now`. */
  settle(now: number): void {
    const passed = Number.isNaN(this.last) ? 0 : now - this.last
    this.last = now
    if (!this.playing) {
      if (this.begun) this.stalled += passed
      return
    }
    if (passed <= this.ahead) {
      this.ahead -= passed
      return
    }
    this.stalls += 1
    this.stalled += passed - this.ahead
    this.ahead = 0
    this.playing = false
  }
}
