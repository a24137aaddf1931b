// Leaders of each team of a basketball match in points, rebounds and assists. Pure.
import type { PlayerLine, PlayerLines } from '../../../../../contract/match/match-detail.ts'

const leaderFigures = ['points', 'rebounds', 'assists'] as const
export type LeaderFigure = (typeof leaderFigures)[number]
interface Leading {
  figure: LeaderFigure
  /** Null if no player of the team has any yet. */
  home: PlayerLine | null
  away: PlayerLine | null
}

/** Ties go to the player with more points, as in a box score. */
function best(lines: readonly PlayerLine[], figure: LeaderFigure): PlayerLine | null {
  const [first] = lines.toSorted((one, other) => other[figure] - one[figure] || other.points - one.points)
  return first && first[figure] > 0 ? first : null
}

/** One entry per figure; empty until any player has one. */
export function leadersOf({ home, away }: PlayerLines): Leading[] {
  const all = leaderFigures.map((figure) => ({ figure, home: best(home, figure), away: best(away, figure) }))
  return all.some((one) => one.home || one.away) ? all : []
}
