// Box score of one team: starters, bench, and team total. Pure.
import type { Lineup, PlayerLine } from '../../../../../contract/match/match-detail.ts'

/** In column order. */
export const boxFigures = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'threes'] as const
export type BoxFigure = (typeof boxFigures)[number]

interface Box {
  starters: readonly PlayerLine[]
  /** Empty if the line-up is unknown: then all players are `starters`. */
  bench: readonly PlayerLine[]
  sum: Record<BoxFigure, number>
}

/** If the line-up is unknown, sorts by points. */
export function boxOf(lines: readonly PlayerLine[], lineup: Pick<Lineup, 'starters'> | null): Box {
  const begun = new Map(lineup?.starters.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: PlayerLine): number => begun.get(id) ?? begun.size
  const ordered = lines.toSorted((one, other) => placeOf(one) - placeOf(other) || other.points - one.points)
  const starters = ordered.filter(({ id }) => begun.has(id))
  const sum = Object.fromEntries(boxFigures.map((figure) => [figure, lines.reduce((total, line) => total + line[figure], 0)]))
  return {
    starters: starters.length > 0 ? starters : ordered,
    bench: starters.length > 0 ? ordered.filter(({ id }) => !begun.has(id)) : [],
    sum: sum as Record<BoxFigure, number>,
  }
}
