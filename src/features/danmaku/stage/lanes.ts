// Which lane a line flies in: the first where it touches nobody. Pure.

export interface Flight {
  /** Milliseconds. */
  from: number
  /** How long it takes from its first letter's entry to its last letter's exit. */
  lasts: number
  /** Pixels. */
  width: number
}

/** Pixels between two lines of one lane. */
const gap = 24

/** Whether `next` may follow `before` in one lane of a picture `stage` pixels wide, and never touch it. */
export function mayFollow(before: Flight, next: Flight, stage: number): boolean {
  const beforeSpeed = (stage + before.width) / before.lasts
  const nextSpeed = (stage + next.width) / next.lasts
  const entered = (next.from - before.from) * beforeSpeed
  // The tail must be in before the next head comes ...
  if (entered < before.width + gap) return false
  // ... and a quicker one may not reach it before it has left.
  const left = before.from + before.lasts - next.from
  return nextSpeed * left <= stage - gap + nextSpeed * 0.001
}

/** The first lane that takes the line; null: all are full. Lanes hold the last flight in each. */
export function laneFor(lanes: readonly (Flight | undefined)[], next: Flight, stage: number): number | null {
  const lane = lanes.findIndex((last) => last === undefined || last.from + last.lasts <= next.from || mayFollow(last, next, stage))
  return lane < 0 ? null : lane
}
