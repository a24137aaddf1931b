// When a match is announced.
import { day, dayOf } from '../days.ts'
import type { SimMatch, World } from '../model.ts'
import { fixturesOf, pendingBetween } from './schedule.ts'

/** Days ahead that the schedule covers. */
export const scheduledDays = 14

/** A match is announced once its pair is known and the schedule reaches its day. */
export const announcedAt = (match: SimMatch): number => Math.max(match.known, (dayOf(match.announced) - scheduledDays) * day)

/** Matches announced after `from`, up to `to`: by a new day in the schedule, or by a pair that becomes known. */
export function announcedBetween(world: World, from: number, to: number): SimMatch[] {
  const matches: SimMatch[] = []
  for (let on = dayOf(from) + 1; on <= dayOf(to); on += 1) matches.push(...fixturesOf(world, on + scheduledDays))
  matches.push(...pendingBetween(world, from, to, scheduledDays))
  const fresh = new Map(matches.map((match) => [match.id, match]))
  return [...fresh.values()].filter((match) => announcedAt(match) > from && announcedAt(match) <= to)
}

/** Whether a match is postponed at a given time, without a new date yet. */
export function isPostponed(match: SimMatch, at: number): boolean {
  const published = match.notices.filter((notice) => notice.at <= at)
  return published.at(-1)?.type === 'postponed'
}
