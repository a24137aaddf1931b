// How long until a broadcast begins, as one says it.

/** Whole days, the hours beyond them, the minutes beyond those. */
interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

const hour = 60
const day = 24 * hour

/** Of minutes; none of what has begun. */
export function timeLeft(all: number): TimeLeft {
  const left = Math.max(0, Math.ceil(all))
  return { days: Math.floor(left / day), hours: Math.floor((left % day) / hour), minutes: left % hour }
}
