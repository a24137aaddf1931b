// The calendar day of a moment in a zone, for both sides.
import { wallTime } from './wall-time.ts'

/** YYYY-MM-DD of `at` (milliseconds) in the IANA zone `tz`; Beijing's day for a zone that the engine does not know. */
export const dayIn = (at: number, tz: string): string => new Date(wallTime(at, tz)).toISOString().slice(0, 10)
