// Earlier matches from the point of view of one team. Pure.
import type { HeadToHead } from '../../../../contract/match/match-detail.ts'

/** Win, draw, loss. */
export type Result = 'w' | 'd' | 'l'

export function resultFor(teamId: string, match: HeadToHead): Result {
  const own = match.home_id === teamId ? match.home_score : match.away_score
  const other = match.home_id === teamId ? match.away_score : match.home_score
  return own > other ? 'w' : own < other ? 'l' : 'd'
}

export function tally(teamId: string, matches: readonly HeadToHead[]): Record<Result, number> {
  const counts: Record<Result, number> = { w: 0, d: 0, l: 0 }
  for (const match of matches) counts[resultFor(teamId, match)] += 1
  return counts
}
