// On which day the first of the matches that are on may have begun: in the first hours of a day it is the one before. Pure.
import { dayOf } from '../../core/text/format.ts'

/** Milliseconds within which a match is over, with all that can be added. */
const longestMatch = 6 * 3_600_000

export const firstDay = (nowMs: number, tz: string): string => dayOf(nowMs - longestMatch, tz)
