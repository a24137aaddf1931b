// Product time in the app: the server's feed time, which may run faster than real time (system config `clock`).
import { drift, serverNow, serverTimeOf, skewCorrections } from './server-time.ts'

interface Origin {
  feed: number
  real: number
  speed: number
}
/** Until the server sends it, product time equals real time. */
let origin: Origin = { feed: 0, real: 0, speed: 1 }
let isKnown = false
let corrections = 0

/** Sets the clock from the system config. */
export function setProductClock(clock: { feed: string; real: string; speed: number }): void {
  const before = productNow()
  origin = { feed: Date.parse(clock.feed), real: Date.parse(clock.real), speed: clock.speed }
  isKnown = true
  if (Math.abs(productNow() - before) > drift) corrections += 1
}

/** Whether the server has sent the clock: before that, match times on screen mean nothing. */
export const isProductClockKnown = (): boolean => isKnown

/** Number of corrections so far: values derived once (the day that a list opened with) are derived again when it changes. */
export const clockCorrections = (): number => corrections + skewCorrections()

/** Product milliseconds at the server's real time `real`. */
export const productAtServer = (real: number): number => origin.feed + (real - origin.real) * origin.speed
/** Product milliseconds at this device's real time `own`. */
export const productAt = (own: number): number => productAtServer(serverTimeOf(own))
/** Product milliseconds now. */
export const productNow = (): number => productAtServer(serverNow())
/** Product milliseconds per real millisecond. */
export const productSpeed = (): number => origin.speed
/** The server's real time at which product time was `product`. */
export const serverAt = (product: number): number => origin.real + (product - origin.feed) / origin.speed
/** The server's real time at product time 0; values derived from the clock are derived again when it changes. */
export const productEpoch = (): number => serverAt(0)
