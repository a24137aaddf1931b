// The game that runs, at a side of a match in a list: its points and whether it serves; nothing where scores are hidden. Pure.
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'

export interface SideGame {
  serves: boolean
  /** As they are called (15, 40, AD); of badminton the points of the running game. Null where nobody tells them. */
  points: string | null
}

export function sideGame({ sport, status, game, periods }: MatchRow, side: Side, hidden: boolean): SideGame | null {
  if (hidden || status !== 'live' || !game) return null
  const place = side === 'home' ? 0 : 1
  const rallies = sport === 'badminton' ? periods.at(-1)?.[place] : undefined
  return { serves: game.server === side, points: game.points?.[place] ?? rallies?.toString() ?? null }
}
