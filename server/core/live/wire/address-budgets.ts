// Rate limits of sockets: one for all sockets of an address, and a reserve for each socket that its neighbours cannot use up.
import { networkFactor, sharedNetworkOf } from '../../http/rate-limit.ts'
import type { LiveSettings } from '../settings.ts'
import { type BucketSize, TokenBucket } from './token-bucket.ts'

export type Charge = 'frames' | 'topics' | 'tokens'
/** Milliseconds after which the buckets of an address without sockets are full again. */
const idleAfter = 120_000

type AddressLimits = Pick<LiveSettings, 'addressFrames' | 'addressTopics' | 'addressTokens'>
type SocketLimits = Pick<LiveSettings, 'framesPerSecond' | 'frameBurst' | 'reservedFrames' | 'reservedTopics' | 'reservedTokens'>

export class AddressBudget {
  sockets = 0
  usedAt: number
  private readonly network: AddressBudget | null
  private readonly mostSockets: number
  private readonly opens: TokenBucket
  private readonly buckets: Record<Charge, TokenBucket>

  constructor(limits: AddressLimits, mostSockets: number, network: AddressBudget | null, now: number, factor = 1) {
    const bucket = ({ perSecond, burst }: BucketSize): TokenBucket =>
      new TokenBucket({ perSecond: perSecond * factor, burst: burst * factor }, now)
    this.usedAt = now
    this.network = network
    this.mostSockets = mostSockets * factor
    // All clients behind an address may reconnect within 30 s.
    this.opens = bucket({ perSecond: Math.max(10, mostSockets / 30), burst: mostSockets * 2 + 100 })
    this.buckets = { frames: bucket(limits.addressFrames), topics: bucket(limits.addressTopics), tokens: bucket(limits.addressTokens) }
  }

  /** Whether one more socket may be opened. */
  mayOpen(now: number): boolean {
    this.usedAt = now
    if (this.sockets >= this.mostSockets || !this.opens.take(now)) return false
    return this.network?.mayOpen(now) ?? true
  }
  opened(): void {
    this.sockets += 1
    this.network?.opened()
  }
  closed(now: number): void {
    this.sockets -= 1
    this.usedAt = now
    this.network?.closed(now)
  }

  take(charge: Charge, count: number, now: number): boolean {
    return this.buckets[charge].take(now, count) && (this.network?.take(charge, count, now) ?? true)
  }
}

export class AddressBudgets {
  private readonly limits: AddressLimits
  private readonly now: () => number
  private readonly budgets = new Map<string, AddressBudget>()
  private sweptAt = Number.NEGATIVE_INFINITY

  constructor(limits: AddressLimits, now: () => number) {
    this.limits = limits
    this.now = now
  }

  /** `mostSockets`: maximum sockets of the address. */
  of(address: string, mostSockets: number): AddressBudget {
    const now = this.now()
    this.sweep(now)
    const known = this.budgets.get(address)
    if (known) return known
    const network = sharedNetworkOf(address)
    const budget = new AddressBudget(this.limits, mostSockets, network === null ? null : this.network(network, mostSockets, now), now)
    this.budgets.set(address, budget)
    return budget
  }

  private network(name: string, mostSockets: number, now: number): AddressBudget {
    const network = this.budgets.get(name) ?? new AddressBudget(this.limits, mostSockets, null, now, networkFactor)
    this.budgets.set(name, network)
    return network
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < idleAfter) return
    this.sweptAt = now
    for (const [address, { sockets, usedAt }] of this.budgets) if (sockets === 0 && now - usedAt > idleAfter) this.budgets.delete(address)
  }
}

/** Rate limits of one socket: charges its own reserve first, then its address. */
export class SocketBudget {
  private readonly address: AddressBudget
  private readonly rateLimit: TokenBucket
  private readonly reserves: Record<Charge, TokenBucket>

  constructor(limits: SocketLimits, address: AddressBudget, now: number) {
    this.address = address
    this.rateLimit = new TokenBucket({ perSecond: limits.framesPerSecond, burst: limits.frameBurst }, now)
    this.reserves = {
      frames: new TokenBucket(limits.reservedFrames, now),
      topics: new TokenBucket(limits.reservedTopics, now),
      tokens: new TokenBucket(limits.reservedTokens, now),
    }
  }

  /** Whether one more message is allowed. */
  takeFrame(now: number): boolean {
    return this.rateLimit.take(now) && this.take('frames', 1, now)
  }
  take(charge: Charge, count: number, now: number): boolean {
    return this.reserves[charge].take(now, count) || this.address.take(charge, count, now)
  }
}
