// Token buckets by address and class of route.

/** page: screens, the API's page and the metrics; files are not counted. */
export type RateClass = 'search' | 'money' | 'page' | 'other'
/** Requests per class and minute, or per the limiter's own period; 0: no limit. Money and pages default to `other`. R-LIMIT-1. */
export type RateLimits = Readonly<Record<'search' | 'other', number> & { money?: number; page?: number }>
/**
 * A search costs as much as five other reads, a money call as much as ten. Pages get twice as many: the worker caches further pages with
 * each, and one address may be a carrier's.
 */
export const rateLimitsOf = (other: number): RateLimits => ({
  search: Math.ceil(other / 5),
  money: Math.ceil(other / 10),
  page: other * 2,
  other,
})

interface Bucket {
  tokens: number
  at: number
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
}

/** An IPv6 subscriber holds a /64, so a /64 counts as one address. */
export const rateAddress = (ip: string): string => (!ip.includes(':') || ip.startsWith('::ffff:') ? ip : groupsOf(ip).slice(0, 4).join(':'))

/** Returns the /24 of an IPv4 address or the /48 of an IPv6 one: the range that a single customer may get. */
export function networkOf(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip
  return plain.includes(':') ? groupsOf(plain).slice(0, 3).join(':') : plain.split('.').slice(0, 3).join('.')
}

/** The same for an address from `rateAddress` where one customer has many; null for IPv4. */
export const sharedNetworkOf = (address: string): string | null =>
  address.includes(':') && !address.startsWith('::ffff:') ? `${networkOf(address)}/48` : null

/** Limit of an IPv6 network, as a multiple of the limit of one address. */
export const networkFactor = 4

export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>()
  private readonly limits: RateLimits
  private readonly now: () => number
  private readonly per: number
  private sweptAt: number

  /** `per`: period of the limits, in milliseconds. */
  constructor(limits: RateLimits = rateLimitsOf(300), now: () => number = Date.now, per = 60_000) {
    this.limits = limits
    this.now = now
    this.per = per
    this.sweptAt = now()
  }

  /** Takes a token of an address or an account. Returns 0 if it is allowed, else the seconds until it is. */
  take(ip: string, rateClass: RateClass): number {
    const most = this.limits[rateClass] ?? this.limits.other
    if (most === 0) return 0
    const now = this.now()
    this.sweep(now)
    const address = rateAddress(ip)
    const wait = this.takeKey(`${rateClass} ${address}`, most, now)
    if (wait > 0) return wait
    // An IPv6 network usually belongs to one person or office.
    const network = sharedNetworkOf(address)
    return network === null ? 0 : this.takeKey(`${rateClass} ${network}`, most * networkFactor, now)
  }

  private takeKey(key: string, most: number, now: number): number {
    const { tokens: left, at } = this.buckets.get(key) ?? { tokens: most, at: now }
    const tokens = Math.min(most, left + ((now - at) / this.per) * most)
    this.buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now })
    return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * this.per) / 1_000 / most)
  }

  /** Evicts buckets untouched for a period: they are full again. */
  private sweep(now: number): void {
    if (now - this.sweptAt < this.per) return
    this.sweptAt = now
    for (const [key, bucket] of this.buckets) if (now - bucket.at >= this.per) this.buckets.delete(key)
  }
}
