// Which line lies under a finger. Pure.
import type { StageLine } from '../line.ts'

/** A line on its way, in pixels of the stage and milliseconds. */
export interface Drawn {
  line: StageLine
  width: number
  y: number
  from: number
  to: number
  lasts: number
  began: number
}

/** Pixels beside a line that still are it: fingers are wide, and the line flies on. */
const beside = 10

/** The newest line at a place; `high` is the height of a lane. */
export function lineAt(drawn: Iterable<Drawn>, { x, y, high, now }: { x: number; y: number; high: number; now: number }): StageLine | null {
  const hit = [...drawn].findLast((one) => {
    const left = one.from + (one.to - one.from) * ((now - one.began) / one.lasts)
    return x >= left - beside && x <= left + one.width + beside && y >= one.y && y <= one.y + high
  })
  return hit?.line ?? null
}
