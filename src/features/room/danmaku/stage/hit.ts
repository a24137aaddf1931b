// Hit test for danmaku. Pure.
import type { StageDanmaku } from '../stage-danmaku.ts'

/** A flying danmaku, in stage pixels and milliseconds. */
export interface Drawn {
  danmaku: StageDanmaku
  width: number
  y: number
  from: number
  to: number
  lasts: number
  began: number
}

/** Tolerance in pixels on both sides: fingers are wide, and the danmaku keeps moving. */
const beside = 10

/** The newest danmaku at a point; `high` is the height of a lane. */
export function danmakuAt(
  drawn: Iterable<Drawn>,
  { x, y, high, now }: { x: number; y: number; high: number; now: number },
): StageDanmaku | null {
  const hit = [...drawn].findLast((one) => {
    const left = one.from + (one.to - one.from) * ((now - one.began) / one.lasts)
    return x >= left - beside && x <= left + one.width + beside && y >= one.y && y <= one.y + high
  })
  return hit?.danmaku ?? null
}
