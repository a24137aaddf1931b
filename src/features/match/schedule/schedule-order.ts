// Tickets of the schedule: which matches, in which order, by day. Pure.
import type { MatchRow, Sport } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import { dayOf } from '../../../core/text/format.ts'
import type { ScheduleType } from './schedule-type.ts'

const otherSports: ReadonlySet<Sport> = new Set(['tennis', 'badminton', 'esports'])

export const isOfType = (row: Pick<MatchRow, 'sport'>, type: ScheduleType): boolean =>
  type === 4 ||
  (type === 1 && row.sport === 'football') ||
  (type === 2 && row.sport === 'basketball') ||
  (type === 3 && otherSports.has(row.sport))

export interface ScheduleDay {
  key: string
  day: string
  ids: string[]
  folded: false
}

/** Days with their matches by kick-off, then id; a match belongs to the day of its start in the shown zone. */
export function scheduleDays(rows: readonly MatchRow[], tz: string): ScheduleDay[] {
  const days = new Map<string, ScheduleDay>()
  const sorted = [...rows].sort((left, right) => compare(left.match_time, right.match_time) || compare(left.id, right.id))
  for (const row of sorted) {
    const day = dayOf(row.match_time, tz)
    const known = days.get(day) ?? { key: day, day, ids: [], folded: false }
    days.set(day, known)
    known.ids.push(row.id)
  }
  return [...days.values()].sort((left, right) => compare(left.day, right.day))
}

/** Whether `day` is today, or the day that the list opened with, which stays at midnight while the user reads. */
export const isDayUnderWay = (day: string, today: string, opened: string): boolean => day === today || day === opened
