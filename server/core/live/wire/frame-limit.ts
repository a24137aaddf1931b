// How many messages one socket may send: a token bucket. Safety R14.

export class FrameLimit {
  private readonly perSecond: number
  private readonly burst: number
  private tokens: number
  private at: number

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond
    this.burst = burst
    this.tokens = burst
    this.at = now
  }

  /** Whether one more message may come at `now` (milliseconds). */
  take(now: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}
