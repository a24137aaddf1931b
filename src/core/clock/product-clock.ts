// Product time in the app: the server's feed time, which may run faster than real time (system config `clock`).

interface Origin {
  feed: number
  real: number
  speed: number
}
let origin: Origin = { feed: 0, real: 0, speed: 1 }
/** Milliseconds that the server's real clock is ahead of this device's. */
let skew = 0
/** Milliseconds by which a clock that is set again may differ and still be the same. */
const drift = 60_000
let corrections = 0

/** Sets the clock from the system config; `serverNow` (real, ms) corrects a device whose clock is wrong. */
export function setProductClock(clock: { feed: string; real: string; speed: number }, serverNow?: number): void {
  const before = productNow()
  origin = { feed: Date.parse(clock.feed), real: Date.parse(clock.real), speed: clock.speed }
  if (serverNow !== undefined) {
    const difference = serverNow - Date.now()
    skew = Math.abs(difference) > 2_000 ? difference : 0
  }
  if (Math.abs(productNow() - before) > drift) corrections += 1
}

/** How often the clock was wrong until now: what was derived from it once (the day that a list opened with) is derived again. */
export const clockCorrections = (): number => corrections

/** Product milliseconds at the real moment `real` of this device. */
export const productAt = (real: number): number => origin.feed + (real + skew - origin.real) * origin.speed
/** Product milliseconds now. */
export const productNow = (): number => productAt(Date.now())
/** How many product milliseconds pass in a real one. */
export const productSpeed = (): number => origin.speed
/** Real milliseconds of the server's clock, which dates the pictures of live rooms. */
export const serverNow = (): number => Date.now() + skew
/** Product milliseconds at the real moment `real` of the server. */
export const productAtServer = (real: number): number => origin.feed + (real - origin.real) * origin.speed
/** The real moment of the server at which product time was `product`. */
export const serverAt = (product: number): number => origin.real + (product - origin.feed) / origin.speed
