// When the world learns that a match will be played.
import { day, dayOf } from './days.ts'
import type { SimMatch } from './model.ts'

/** Days for which the schedule is known. */
export const scheduledDays = 14

/** A match is announced when its pair is known, and not before the schedule reaches its day. */
export const announcedAt = (match: SimMatch): number => Math.max(match.known, (dayOf(match.announced) - scheduledDays) * day)

/** Whether a match is put off at a moment, without a new date so far. */
export function isPutOff(match: SimMatch, at: number): boolean {
  const said = match.notices.filter((notice) => notice.at <= at)
  return said.at(-1)?.type === 'postponed'
}
