// The tie-breaks of a tennis match: whether one is played, and what stands raised beside a set that one decided. Pure.
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'

/** Six games all: the next one is counted in plain points. */
export function isTieBreak({ sport, periods }: Pick<MatchRow, 'sport' | 'periods'>): boolean {
  const [home, away] = periods.at(-1) ?? [0, 0]
  return sport === 'tennis' && home === 6 && away === 6
}

/** The points that a side made in the tie-break of a set that it lost by it; null beside every other figure. */
export function lostTieBreak({ periods, tie_breaks }: Pick<MatchRow, 'periods' | 'tie_breaks'>, set: number, side: Side): number | null {
  const [home, away] = periods[set] ?? [0, 0]
  return (side === 'home' ? home < away : away < home) ? (tie_breaks?.[set] ?? null) : null
}
