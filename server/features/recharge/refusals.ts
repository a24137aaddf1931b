// What is done about callbacks that are no provider's: each address may send so many, and the log has so many lines of them. One that is
// a provider's is never among them: its signature is looked at whatever else came from its address.
import type { Logger } from 'pino'
import { RateLimiter } from '../../core/http/rate-limit.ts'

/** Refused callbacks of one address in a minute; the next ones are told to wait. */
const perAddress = 30
/** Lines of the log in a minute; the next one says how many there were none of. */
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

  /** Returns the seconds that the address has to wait; 0: none. */
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
