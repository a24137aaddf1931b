// Tie-breaks of tennis: whether one is being played, and the superscript beside a set that one decided. Pure.
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'

/** Six games all: the next game is a tie-break, scored in plain points. */
export function isTieBreak({ sport, periods }: Pick<MatchRow, 'sport' | 'periods'>): boolean {
  const [home, away] = periods.at(-1) ?? [0, 0]
  return sport === 'tennis' && home === 6 && away === 6
}

/** Tie-break points of the side that lost the set in it; null beside all other figures. */
export function lostTieBreak({ periods, tie_breaks }: Pick<MatchRow, 'periods' | 'tie_breaks'>, set: number, side: Side): number | null {
  const [home, away] = periods[set] ?? [0, 0]
  return (side === 'home' ? home < away : away < home) ? (tie_breaks?.[set] ?? null) : null
}
