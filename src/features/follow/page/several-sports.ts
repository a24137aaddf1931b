// Whether a list must show the sport of each line: only if there is more than one.
import type { Sport } from '../../../../contract/match/match-row.ts'

/** Undefined entries are of unknown sport. */
export const hasSeveralSports = (sports: readonly (Sport | undefined)[]): boolean =>
  new Set(sports.filter((sport) => sport !== undefined)).size > 1
