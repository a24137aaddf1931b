// The earliest day on which a live match may have started: the previous day during the first hours of a day. Pure.
import { dayOf } from '../../core/text/format.ts'

/** Maximum duration of a match in milliseconds, with all extensions. */
const longestMatch = 6 * 3_600_000

export const firstDay = (nowMs: number, tz: string): string => dayOf(nowMs - longestMatch, tz)
