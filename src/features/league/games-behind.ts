// How far a team of basketball is behind the first of its table, in games: half of the wins and losses between them. Pure.
import type { StandingRow } from '../../../contract/match/standings.ts'

type Games = Pick<StandingRow, 'won' | 'lost'>

export const gamesBehind = (first: Games, { won, lost }: Games): number => (first.won - won + lost - first.lost) / 2

/** 1.5; a dash for the first and whoever is level with it. */
export function behindText(first: Games, own: Games): string {
  const games = gamesBehind(first, own)
  return games === 0 ? '–' : games.toFixed(1).replace('-', '−')
}
