// A token bucket for rate limits.

export interface BucketSize {
  perSecond: number
  /** Capacity of the bucket. */
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

  /** Takes `count` tokens at `now` (milliseconds); returns false and takes none if there are fewer. */
  take(now: number, count = 1): boolean {
    this.tokens = Math.min(this.size.burst, this.tokens + ((now - this.at) / 1000) * this.size.perSecond)
    this.at = now
    if (this.tokens < count) return false
    this.tokens -= count
    return true
  }
}
