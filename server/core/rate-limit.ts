// Token buckets by address and class of route: how often one address may ask.

export type RateClass = 'search' | 'other'
/** Requests a minute, by class; 0 is no limit. Safety R14. */
export type RateLimits = Readonly<Record<RateClass, number>>
/** A search costs as much as five other reads. */
export const rateLimitsOf = (other: number): RateLimits => ({ search: Math.ceil(other / 5), other })

interface Bucket {
  tokens: number
  at: number
}

/** People behind one IPv6 line hold a /64, so that counts as one address. */
export function rateAddress(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':')
}

export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>()
  private readonly limits: RateLimits
  private readonly now: () => number
  private sweptAt: number

  constructor(limits: RateLimits = rateLimitsOf(300), now: () => number = Date.now) {
    this.limits = limits
    this.now = now
    this.sweptAt = now()
  }

  /** Takes a token. Answers 0 when it may go on, else the seconds until it may. */
  take(ip: string, rateClass: RateClass): number {
    const perMinute = this.limits[rateClass]
    if (perMinute === 0) return 0
    const now = this.now()
    this.sweep(now)
    const key = `${rateClass} ${rateAddress(ip)}`
    const bucket = this.buckets.get(key) ?? { tokens: perMinute, at: now }
    const tokens = Math.min(perMinute, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute)
    this.buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
    return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * 60) / perMinute)
  }

  /** A bucket untouched for a minute is full again: forgetting it changes nothing. */
  private sweep(now: number): void {
    if (now - this.sweptAt < 60_000) return
    this.sweptAt = now
    for (const [key, bucket] of this.buckets) if (now - bucket.at >= 60_000) this.buckets.delete(key)
  }
}
