// Whether a list has to say which sport each line is of: it does where there is more than one.
import type { Sport } from '../../../contract/match/match-row.ts'

/** Of some it may not be known. */
export const hasSeveralSports = (sports: readonly (Sport | undefined)[]): boolean =>
  new Set(sports.filter((sport) => sport !== undefined)).size > 1
