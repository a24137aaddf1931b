// Assigns danmaku to lanes without collisions. Pure.

export interface Flight {
  /** In milliseconds. */
  from: number
  /** Milliseconds from the entry of its first letter to the exit of its last. */
  lasts: number
  /** In pixels. */
  width: number
}

/** Minimum distance between two danmaku in a lane, in pixels. */
const gap = 24

/** Whether `next` can follow `before` in a lane of a stage `stage` pixels wide without touching it. */
export function mayFollow(before: Flight, next: Flight, stage: number): boolean {
  const beforeSpeed = (stage + before.width) / before.lasts
  const nextSpeed = (stage + next.width) / next.lasts
  const entered = (next.from - before.from) * beforeSpeed
  // The tail must have entered before the next head appears …
  if (entered < before.width + gap) return false
  // … and a faster one must not catch up before it has left.
  const left = before.from + before.lasts - next.from
  return nextSpeed * left <= stage - gap + nextSpeed * 0.001
}

/** The first free lane; null if all are full. `lanes` holds the last flight of each. */
export function laneFor(lanes: readonly (Flight | undefined)[], next: Flight, stage: number): number | null {
  const lane = lanes.findIndex((last) => last === undefined || last.from + last.lasts <= next.from || mayFollow(last, next, stage))
  return lane < 0 ? null : lane
}
