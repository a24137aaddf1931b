// Who may hold a connection of a way in. One that has not shown a stream key holds a place that another may need more: the
// places of strangers are few an address, and where all are taken the stranger who has waited longest leaves.
import { AddressCounts } from '../core/http/connection/address-counts.ts'
import { RateLimiter } from '../core/http/rate-limit.ts'

export interface AdmissionOptions {
  /** Connections of one address. */
  perAddress: number
  now?: () => number
}
export interface Admitted {
  readonly isConfirmed: boolean
  /** It publishes: its place is its own from now on. */
  confirm(): void
  /** It has ended. */
  release(): void
}

/** Connections without a key: of one address, and of all. */
export const strangersPerAddress = 20
export const mostStrangers = 300
/** Bytes of a connection before it publishes: a handshake, a key, a codec. */
export const strangerBytes = 128 * 1024
/** Connections a minute of one address: each may cost a look at the database. An encoder that is refused tries every few seconds. */
const perMinute = 240

export class Admission {
  private readonly attempts: RateLimiter
  /** In the order in which they came. */
  private readonly strangers = new Map<Admitted, { address: string; evict: () => void }>()
  private readonly strangersOf = new AddressCounts({ perAddress: strangersPerAddress })
  private readonly heldOf: AddressCounts

  constructor(options: AdmissionOptions) {
    this.heldOf = new AddressCounts(options)
    this.attempts = new RateLimiter({ search: 0, other: perMinute }, options.now)
  }

  /** Null: refused. `address`: as it is counted, an IPv6 line is one. `evict` ends the connection. */
  admit(address: string, evict: () => void): Admitted | null {
    if (!this.heldOf.hasRoom(address) || !this.strangersOf.hasRoom(address)) return null
    if (this.attempts.take(address, 'other') > 0) return null
    if (this.strangers.size >= mostStrangers) this.evictOldest()
    let isHeld = true
    let isConfirmed = false
    const admitted: Admitted = {
      get isConfirmed() {
        return isConfirmed
      },
      confirm: () => {
        isConfirmed = true
        this.leaveStrangers(admitted)
      },
      release: () => {
        if (!isHeld) return
        isHeld = false
        this.leaveStrangers(admitted)
        this.heldOf.remove(address)
      },
    }
    this.strangers.set(admitted, { address, evict })
    this.strangersOf.add(address)
    this.heldOf.add(address)
    return admitted
  }

  private evictOldest(): void {
    const [oldest] = this.strangers
    if (!oldest) return
    oldest[0].release()
    oldest[1].evict()
  }

  private leaveStrangers(admitted: Admitted): void {
    const known = this.strangers.get(admitted)
    if (!known) return
    this.strangers.delete(admitted)
    this.strangersOf.remove(known.address)
  }
}
