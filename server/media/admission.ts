// Connection slots of a media ingest. Connections without a stream key (strangers) get few slots per address. When all of their slots are
// taken, the oldest one is evicted.
import { AddressCounts } from '../core/http/connection/address-counts.ts'
import { RateLimiter } from '../core/http/rate-limit.ts'

export interface AdmissionOptions {
  /** Connections per address. */
  perAddress: number
  now?: () => number
}
export interface ConnectionSlot {
  readonly isConfirmed: boolean
  /** Marks the connection as a publisher, which can no longer be evicted. */
  confirm(): void
  /** Frees the slot when the connection ends. */
  release(): void
}

/** Connections without a key: per address, and in total. */
export const strangersPerAddress = 20
export const mostStrangers = 300
/** Bytes that a connection may send before it publishes: a handshake, a key, a codec. */
export const strangerBytes = 128 * 1024
/** Connections per minute and address; each may cost a database query. A refused encoder retries every few seconds. */
const perMinute = 240

export class Admission {
  private readonly attempts: RateLimiter
  /** In order of arrival. */
  private readonly strangers = new Map<ConnectionSlot, { address: string; evict: () => void }>()
  private readonly strangersOf = new AddressCounts({ perAddress: strangersPerAddress })
  private readonly heldOf: AddressCounts

  constructor(options: AdmissionOptions) {
    this.heldOf = new AddressCounts(options)
    this.attempts = new RateLimiter({ search: 0, other: perMinute }, options.now)
  }

  /** Null if refused. `address` comes from `rateAddress`. `evict` closes the connection. */
  acquire(address: string, evict: () => void): ConnectionSlot | null {
    if (!this.heldOf.hasRoom(address) || !this.strangersOf.hasRoom(address)) return null
    if (this.attempts.take(address, 'other') > 0) return null
    if (this.strangers.size >= mostStrangers) this.evictOldest()
    let isHeld = true
    let isConfirmed = false
    const slot: ConnectionSlot = {
      get isConfirmed() {
        return isConfirmed
      },
      confirm: () => {
        isConfirmed = true
        this.leaveStrangers(slot)
      },
      release: () => {
        if (!isHeld) return
        isHeld = false
        this.leaveStrangers(slot)
        this.heldOf.remove(address)
      },
    }
    this.strangers.set(slot, { address, evict })
    this.strangersOf.add(address)
    this.heldOf.add(address)
    return slot
  }

  private evictOldest(): void {
    const [oldest] = this.strangers
    if (!oldest) return
    oldest[0].release()
    oldest[1].evict()
  }

  private leaveStrangers(slot: ConnectionSlot): void {
    const known = this.strangers.get(slot)
    if (!known) return
    this.strangers.delete(slot)
    this.strangersOf.remove(known.address)
  }
}
