// Where a match of which the day alone is known stands among those that have an hour. The same on both sides.
import { wallTime } from '../time/wall-time.ts'

/** Whose days count where nobody's are named. */
export const usualZone = 'Asia/Shanghai'

const day = 86_400_000

/**
 * The moment in milliseconds by which a match is put in order. Without an hour it stands after the others of its day in the zone `tz`:
 * at the end of it, or at its beginning in a list that goes back in time.
 */
export function orderMoment(start: number, isTimeTbc: boolean, tz: string, isBack: boolean): number {
  if (!isTimeTbc) return start
  const begins = start - (wallTime(start, tz) % day)
  return isBack ? begins : begins + day - 1
}
