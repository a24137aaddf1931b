// Whether the running set of a tennis match is in its tie-break. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'

/** Six games all: the next one is counted in plain points. */
export function isTieBreak({ sport, periods }: Pick<MatchRow, 'sport' | 'periods'>): boolean {
  const [home, away] = periods.at(-1) ?? [0, 0]
  return sport === 'tennis' && home === 6 && away === 6
}
