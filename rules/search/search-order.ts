// Position of a match without a known time among those of its day. The same on both sides.
import { wallTime } from '../time/wall-time.ts'

/** Default time zone of days. */
export const usualZone = 'Asia/Shanghai'

const day = 86_400_000

/**
 * Sort key of a match, in milliseconds. Without a known time it follows the others of its day in the zone `tz`: at the end of the day, or
 * at its beginning in a list that goes back in time.
 */
export function matchSortTime(start: number, isTimeTbc: boolean, tz: string, isBack: boolean): number {
  if (!isTimeTbc) return start
  const begins = start - (wallTime(start, tz) % day)
  return isBack ? begins : begins + day - 1
}
