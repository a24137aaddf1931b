// Time until a broadcast starts, split for display.

/** Whole days, then remaining hours, then remaining minutes. */
interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

const hour = 60
const day = 24 * hour

/** Splits a number of minutes; zero once the broadcast has started. */
export function timeLeft(all: number): TimeLeft {
  const left = Math.max(0, Math.ceil(all))
  return { days: Math.floor(left / day), hours: Math.floor((left % day) / hour), minutes: left % hour }
}
