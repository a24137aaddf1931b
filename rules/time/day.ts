// The calendar day of an instant in a time zone, for both sides.
import { wallTime } from './wall-time.ts'

/** YYYY-MM-DD of `at` (milliseconds) in the IANA zone `tz`; falls back to Beijing's day for an unknown zone. */
export const dayIn = (at: number, tz: string): string => new Date(wallTime(at, tz)).toISOString().slice(0, 10)
