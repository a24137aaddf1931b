// Limits refused callbacks: per address, and in the log. Valid callbacks are never affected: their signature is checked whatever else came
// from their address.
import type { Logger } from 'pino'
import { RateLimiter } from '../../../core/http/rate-limit.ts'

/** Refused callbacks per address and minute; further ones are told to retry later. */
const perAddress = 30
/** Log lines per minute; the next line contains the number of omitted ones. */
const logged = 20
const minute = 60_000

interface Refusal {
  method: string
  why: string
  from: string
}

export class CallbackRefusals {
  readonly #log: Pick<Logger, 'warn'>
  readonly #now: () => number
  readonly #limiter: RateLimiter
  #since = Number.NEGATIVE_INFINITY
  #lines = 0
  #unlogged = 0

  constructor(log: Pick<Logger, 'warn'>, now: () => number) {
    this.#log = log
    this.#now = now
    this.#limiter = new RateLimiter({ search: 0, other: perAddress }, now)
  }

  /** Returns the seconds that the address has to wait; 0 for none. */
  add(refusal: Refusal): number {
    const now = this.#now()
    if (now - this.#since >= minute) {
      this.#since = now
      this.#lines = 0
    }
    const wait = this.#limiter.take(refusal.from, 'other')
    if (wait > 0 || this.#lines >= logged) {
      this.#unlogged += 1
      return wait
    }
    this.#log.warn({ ...refusal, ...(this.#unlogged > 0 && { unlogged: this.#unlogged }) }, 'a payment callback was refused')
    this.#lines += 1
    this.#unlogged = 0
    return 0
  }
}
