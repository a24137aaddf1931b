// Product time in the app: the server's feed time, which may run faster than real time (system config `clock`).
import { drift, serverNow, serverTimeOf, skewCorrections } from './server-time.ts'

interface Origin {
  feed: number
  real: number
  speed: number
}
/** Until the server tells it, product time is taken for real time. */
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

/** Whether the server has told the clock: what is shown by a moment of the match says nothing before. */
export const isProductClockKnown = (): boolean => isKnown

/** How often the clock was wrong until now: what was derived from it once (the day that a list opened with) is derived again. */
export const clockCorrections = (): number => corrections + skewCorrections()

/** Product milliseconds at the real moment `real` of the server. */
export const productAtServer = (real: number): number => origin.feed + (real - origin.real) * origin.speed
/** Product milliseconds at the real moment `own` of this device. */
export const productAt = (own: number): number => productAtServer(serverTimeOf(own))
/** Product milliseconds now. */
export const productNow = (): number => productAtServer(serverNow())
/** How many product milliseconds pass in a real one. */
export const productSpeed = (): number => origin.speed
/** The real moment of the server at which product time was `product`. */
export const serverAt = (product: number): number => origin.real + (product - origin.feed) / origin.speed
/** The real moment of the server at which product time was 0: with another one, what was derived by the last clock is derived again. */
export const productEpoch = (): number => serverAt(0)
