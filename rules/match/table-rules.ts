// How competitions rank what is level: for each its points and the order of its tie-breaks, as its regulations have them. Data.

import type { TieBreak } from '../../contract/match/table-order.ts'
import type { SeasonPart } from './season-part.ts'

/** What teams take into a part of the season. */
export interface Carry {
  /** All points, or half of them: half a point is lost or given. Who has the half stands above whom it was given to. */
  points: 'whole' | 'half-down' | 'half-up'
  /** Matches and goals of the rounds before count on. */
  results: boolean
}

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
  /** The order of a table of all teams, where groups have another one. */
  leaguePhase?: readonly TieBreak[]
  /** Where it is not all: points, matches and goals. */
  carry?: Partial<Record<SeasonPart, Carry>>
  /** With so many teams nobody of the lower half can pass one of the upper half after so many matches each. */
  split?: { teams: number; after: number }
  /** Each team is in the table of its conference. */
  conferences?: true
}

const football = { win: 3, draw: 1, loss: 0, meetings: 0, again: false }
/** FIBA gives two points for a win and one for a loss; leagues rank by the share of wins. */
const basketball = { win: 2, draw: 1, loss: 1, meetings: 0, again: true }
/** Twelve teams meet three times; then the upper and the lower six play among themselves. */
const split = { teams: 12, after: 33 }
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
  // In one table of 36 teams few meet each other; groups, which there were until 2023/24, ask their own matches first.
  'uefa-cup': {
    ...football,
    again: true,
    order: ['points', ...miniTable, 'goal-difference', 'goals', 'away-goals', 'wins', 'away-wins', 'fair-play'],
    leaguePhase: ['points', 'goal-difference', 'goals', 'away-goals', 'wins', 'away-wins', 'fair-play'],
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
  'ligue-1': {
    ...football,
    meetings: 2,
    order: ['points', 'goal-difference', ...miniTable, 'head-to-head-away-goals', 'goals'],
  },
  brasileirao: { ...football, order: ['points', 'wins', 'goal-difference', 'goals', 'head-to-head-points', 'fair-play'] },
  mls: { ...football, conferences: true, order: ['points', 'wins', 'goal-difference', 'goals', 'fair-play', 'away-goals'] },
  'primeira-liga': {
    ...football,
    meetings: 2,
    order: ['points', 'head-to-head-points', 'head-to-head-difference', 'head-to-head-away-goals', 'goal-difference', 'wins', 'goals'],
  },
  'super-lig': {
    ...football,
    meetings: 2,
    order: ['points', 'head-to-head-points', 'head-to-head-difference', 'goal-difference', 'goals'],
  },
  'super-league-greece': {
    ...football,
    meetings: 2,
    order: ['points', ...miniTable, 'goal-difference', 'goals'],
    carry: { 'europe-round': { points: 'half-up', results: true } },
  },
  scotland: { ...football, split, order: ['points', 'goal-difference', 'goals', ...miniTable] },
  switzerland: { ...football, split, order: ['points', 'goal-difference', 'goals', 'wins', 'away-goals'] },
  // Points are halved and rounded down after 22 rounds; goals stay. The own matches come first since 2021/22.
  austria: {
    ...football,
    order: ['points', ...miniTable, 'goal-difference', 'goals', 'wins', 'away-wins', 'away-goals'],
    carry: {
      'championship-round': { points: 'half-down', results: true },
      'relegation-round': { points: 'half-down', results: true },
    },
  },
  // Play-offs begin with half of the points, rounded up, and with nothing else.
  belgium: {
    ...football,
    order: ['points', 'wins', 'goal-difference', 'goals', 'away-goals', 'away-wins'],
    carry: {
      'championship-round': { points: 'half-up', results: false },
      'europe-round': { points: 'half-up', results: false },
    },
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
