// Product time: feed time that may run faster than real time. Schedules, minutes and labels use it;
// TTLs, tokens, VAPID and logs use the real clock.

export interface ClockOrigin {
  /** Product milliseconds at the origin. */
  feed: number
  /** Real milliseconds at the origin. */
  real: number
  /** Product milliseconds that pass in one real millisecond. */
  speed: number
}

/** Real milliseconds at which product time is `product`. */
export const realAt = ({ feed, real, speed }: ClockOrigin, product: number): number => real + (product - feed) / speed

export interface ProductClock {
  readonly origin: ClockOrigin
  /** Product milliseconds now. */
  now(): number
  /** Real milliseconds until product time `at`; 0 if it has passed. */
  realUntil(at: number): number
}

/** Creates a clock from its origin. Tests inject `realNow`. */
export function productClock(origin: ClockOrigin, realNow: () => number = Date.now): ProductClock {
  return {
    origin,
    now: () => origin.feed + (realNow() - origin.real) * origin.speed,
    realUntil: (at) => Math.max(0, (at - origin.feed) / origin.speed + origin.real - realNow()),
  }
}
