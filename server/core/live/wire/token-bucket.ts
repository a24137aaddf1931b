// A token bucket: how often something may be done.

export interface BucketSize {
  perSecond: number
  /** How often at once. */
  burst: number
}

export class TokenBucket {
  private readonly size: BucketSize
  private tokens: number
  private at: number

  constructor(size: BucketSize, now: number) {
    this.size = size
    this.tokens = size.burst
    this.at = now
  }

  /** Takes so many tokens at `now` (milliseconds); false, and none are taken, when there are fewer. */
  take(now: number, count = 1): boolean {
    this.tokens = Math.min(this.size.burst, this.tokens + ((now - this.at) / 1000) * this.size.perSecond)
    this.at = now
    if (this.tokens < count) return false
    this.tokens -= count
    return true
  }
}
