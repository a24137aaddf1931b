// When the world learns that a match will be played.
import { day, dayOf } from '../days.ts'
import type { SimMatch, World } from '../model.ts'
import { fixturesOf, pendingBetween } from './schedule.ts'

/** Days for which the schedule is known. */
export const scheduledDays = 14

/** A match is announced when its pair is known, and not before the schedule reaches its day. */
export const announcedAt = (match: SimMatch): number => Math.max(match.known, (dayOf(match.announced) - scheduledDays) * day)

/** Matches announced after `from`, up to `to`: a day that the schedule reaches, pairs that become known. */
export function announcedBetween(world: World, from: number, to: number): SimMatch[] {
  const matches: SimMatch[] = []
  for (let on = dayOf(from) + 1; on <= dayOf(to); on += 1) matches.push(...fixturesOf(world, on + scheduledDays))
  matches.push(...pendingBetween(world, from, to, scheduledDays))
  const fresh = new Map(matches.map((match) => [match.id, match]))
  return [...fresh.values()].filter((match) => announcedAt(match) > from && announcedAt(match) <= to)
}

/** Whether a match is put off at a moment, without a new date so far. */
export function isPutOff(match: SimMatch, at: number): boolean {
  const said = match.notices.filter((notice) => notice.at <= at)
  return said.at(-1)?.type === 'postponed'
}
