// How competitions rank what is level: for each its points and the order of its tie-breaks, as its regulations have them. Data.

import type { TieBreak } from '../../contract/match/table-order.ts'

export interface TableRules {
  /** Points for each outcome. */
  win: number
  draw: number
  loss: number
  /** What ranks first, second ...; what is equal in all of it goes by the team's id. */
  order: readonly TieBreak[]
  /** Matches of each pair of level teams that must be over before those count at all; 0: they count from the first on. */
  meetings: number
  /** Teams that are still level when their own matches parted others from them are compared by the matches among themselves again. */
  again: boolean
}

const football = { win: 3, draw: 1, loss: 0, meetings: 0, again: false }
/** FIBA gives two points for a win and one for a loss; leagues rank by the share of wins. */
const basketball = { win: 2, draw: 1, loss: 1, meetings: 0, again: true }
const miniTable = ['head-to-head-points', 'head-to-head-difference', 'head-to-head-goals'] as const

/**
 * The order in which each competition asks, as it publishes it. Left out is what results and cards do not say: a deciding match, a
 * shoot-out in the last match of a group, rankings of a federation, reserve teams, the drawing of lots, and of the NBA divisions
 * and conferences. What an operator knows better goes before it (`league.tie_breaks`).
 */
export const competitionRules = {
  football: { ...football, order: ['points', 'goal-difference', 'goals', ...miniTable] },
  fifa: { ...football, order: ['points', 'goal-difference', 'goals', ...miniTable, 'fair-play'] },
  'fifa-2026': { ...football, again: true, order: ['points', ...miniTable, 'goal-difference', 'goals', 'fair-play'] },
  uefa: { ...football, again: true, order: ['points', ...miniTable, 'goal-difference', 'goals', 'wins', 'fair-play'] },
  'uefa-cup': {
    ...football,
    again: true,
    order: ['points', ...miniTable, 'goal-difference', 'goals', 'away-goals', 'wins', 'away-wins', 'fair-play'],
  },
  'premier-league': {
    ...football,
    meetings: 2,
    order: ['points', 'goal-difference', 'goals', 'head-to-head-points', 'head-to-head-away-goals'],
  },
  'la-liga': {
    ...football,
    meetings: 2,
    order: ['points', 'head-to-head-points', 'head-to-head-difference', 'goal-difference', 'goals', 'fair-play'],
  },
  'serie-a': {
    ...football,
    meetings: 2,
    order: ['points', 'head-to-head-points', 'head-to-head-difference', 'goal-difference', 'goals'],
  },
  // The aggregate of both matches counts, not their points.
  bundesliga: {
    ...football,
    meetings: 2,
    order: ['points', 'goal-difference', 'goals', 'head-to-head-difference', 'head-to-head-away-goals', 'away-goals'],
  },
  csl: { ...football, again: true, order: ['points', ...miniTable, 'goal-difference', 'goals'] },
  fiba: { ...basketball, order: ['win-rate', ...miniTable, 'goal-difference', 'goals'] },
  nba: { ...basketball, order: ['win-rate', 'head-to-head-rate', 'goal-difference', 'goals'] },
} as const satisfies Record<string, TableRules>
export type CompetitionRules = keyof typeof competitionRules

const isKnown = (word: string): word is CompetitionRules => Object.hasOwn(competitionRules, word)

/** The rules that a competition names, or the usual ones of its sport. */
export function rulesNamed(word: string, sport: string): TableRules {
  if (isKnown(word)) return competitionRules[word]
  return sport === 'basketball' ? competitionRules.fiba : competitionRules.football
}
