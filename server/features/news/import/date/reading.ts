// A parsed date, before it is resolved to an instant.
import type { Zone } from './zone.ts'

export interface Reading {
  /** Wall clock time of its zone as if it were UTC, in milliseconds. */
  local: number
  /** False for a day without a time: `local` is its midnight. */
  hasTime: boolean
  /** Null if it has no zone, or an unknown one. */
  zone: Zone | null
}

export interface CalendarDay {
  year: number
  month: number
  day: number
}

export interface ClockTime {
  hour: number
  minute: number
  /** With fraction. */
  second: number
}

/** Null for an impossible day or time. 24:00 ends the day, and a leap second counts as the one before. */
export function readingOf({ year, month, day }: CalendarDay, clock: ClockTime | null, zone: Zone | null): Reading | null {
  const midnight = Date.UTC(year, month - 1, day)
  const date = new Date(midnight)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  if (!clock) return { local: midnight, hasTime: false, zone }
  const { hour, minute, second } = clock
  if (hour > 24 || minute > 59 || second >= 61 || (hour === 24 && minute + second > 0)) return null
  const time = (hour * 60 + minute) * 60_000 + Math.min(Math.round(second * 1000), 59_999)
  return { local: midnight + time, hasTime: true, zone }
}
