// Games behind the leader in basketball: half the difference of wins and losses. Pure.
import type { StandingRow } from '../../../../../contract/match/standings.ts'

type Games = Pick<StandingRow, 'won' | 'lost'>

export const gamesBehind = (first: Games, { won, lost }: Games): number => (first.won - won + lost - first.lost) / 2

/** Returns for example 1.5; a dash for the leader and teams level with it. */
export function behindText(first: Games, own: Games): string {
  const games = gamesBehind(first, own)
  return games === 0 ? '–' : games.toFixed(1).replace('-', '−')
}
