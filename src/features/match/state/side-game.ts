// Current game of one side in a list: its points and whether it serves; null while scores are hidden. Pure.
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'

export interface SideGame {
  serves: boolean
  /** As called (15, 40, AD); for badminton the points of the current game. Null if unknown. */
  points: string | null
}

export function sideGame({ sport, status, game, periods }: MatchRow, side: Side, hidden: boolean): SideGame | null {
  if (hidden || status !== 'live' || !game) return null
  const place = side === 'home' ? 0 : 1
  const rallies = sport === 'badminton' ? periods.at(-1)?.[place] : undefined
  return { serves: game.server === side, points: game.points?.[place] ?? rallies?.toString() ?? null }
}
