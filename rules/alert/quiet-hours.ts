// Quiet hours on the wall clock of a time zone, across midnight and daylight-saving changes. Pure.
import type { QuietHours } from '../../contract/alert.ts'
import { wallTime } from '../time/wall-time.ts'

const minute = 60_000
const day = 86_400_000

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether quiet hours are enabled and contain `at` (milliseconds). An empty range contains nothing. */
export function isQuiet({ on, from, to, tz }: QuietHours, at: number): boolean {
  if (!on) return false
  const now = (wallTime(at, tz) % day) / minute
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  return begin <= end ? now >= begin && now < end : now >= begin || now < end
}

/** Instants at which the zone's clock shows `wall`: one, two if clocks are put back, or the time of the change if skipped. */
function timesOf(wall: number, tz: string): number[] {
  const offsets = [wall - day, wall + day].map((at) => wallTime(at, tz) - at)
  const tried = [...new Set(offsets)].map((offset) => wall - offset).sort((a, b) => a - b)
  const exact = tried.filter((at) => wallTime(at, tz) === wall)
  if (exact.length > 0) return exact
  let [before, after] = [(tried[0] as number) - minute, tried.at(-1) as number]
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute
    if (wallTime(middle, tz) >= wall) after = middle
    else before = middle
  }
  return [after]
}

/** The next end of quiet hours after `at`, even if they are disabled: the time of the digest. */
export function quietEnd({ to, tz }: QuietHours, at: number): number {
  const today = Math.floor(wallTime(at, tz) / day) * day
  const ends = [0, 1, 2].flatMap((days) => timesOf(today + days * day + minutesOf(to) * minute, tz))
  return Math.min(...ends.filter((end) => end > at))
}
