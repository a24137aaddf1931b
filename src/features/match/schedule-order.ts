// The tickets of the schedule: which matches, in which order, day by day. Pure.
import type { MatchRow, Sport } from '../../../contract/match.ts'
import { dayOf } from '../../core/format.ts'

/** 4 all sports, 1 football, 2 basketball, 3 the others: the spec's own numbers. */
export const scheduleTypes = [4, 1, 2, 3] as const
export type ScheduleType = (typeof scheduleTypes)[number]

export interface ScheduleSearch {
  type?: ScheduleType
  day?: string
  league?: string
  /** Only pinned leagues. */
  mine?: true
}

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

/** Days with their matches by kick-off, then id; a match stands on the day of its start in the zone that is shown. */
export function scheduleDays(rows: readonly MatchRow[], tz: string): ScheduleDay[] {
  const days = new Map<string, ScheduleDay>()
  const sorted = [...rows].sort((left, right) => left.match_time.localeCompare(right.match_time) || (left.id < right.id ? -1 : 1))
  for (const row of sorted) {
    const day = dayOf(row.match_time, tz)
    const known = days.get(day) ?? { key: day, day, ids: [], folded: false }
    days.set(day, known)
    known.ids.push(row.id)
  }
  return [...days.values()].sort((left, right) => left.day.localeCompare(right.day))
}
