// Ranking rules of competitions: points and the order of tie-breaks, from their regulations. Data.

import type { TieBreak } from '../../../contract/match/table-order.ts'
import type { SeasonPart } from './season-part.ts'

/** What teams carry over into a part of the season. */
export interface Carry {
  /**
   * All points, or half of them, with halves rounded down or up. Ranking uses the unrounded points.
   */
  points: 'whole' | 'half-down' | 'half-up'
  /** Matches and goals of the previous rounds count. */
  results: boolean
}

export interface TableRules {
  /** Points for each outcome. */
  win: number
  draw: number
  loss: number
  /** Ranking criteria in order; teams that are level in all of them are ordered by id. */
  order: readonly TieBreak[]
  /** Matches that each pair of level teams must have played before head-to-head counts; 0: from the first match. */
  meetings: number
  /** Teams that remain level after head-to-head has separated others from them are compared again by the matches among themselves. */
  again: boolean
  /** Order of a single table of all teams, where groups use another one. */
  leaguePhase?: readonly TieBreak[]
  /** What is carried over, if not everything: points, matches and goals. */
  carry?: Partial<Record<SeasonPart, Carry>>
  /** With this many teams, no team of the lower half can overtake one of the upper half after this many matches each. */
  split?: { teams: number; after: number }
  /** Each team is in its conference's table. */
  conferences?: true
}

const football = { win: 3, draw: 1, loss: 0, meetings: 0, again: false }
/** FIBA awards two points for a win and one for a loss; leagues rank by the share of wins. */
const basketball = { win: 2, draw: 1, loss: 1, meetings: 0, again: true }
/** Twelve teams play each other three times; then the upper and the lower six play among themselves. */
const split = { teams: 12, after: 33 }
const miniTable = ['head-to-head-points', 'head-to-head-difference', 'head-to-head-goals'] as const

/**
 * Criteria in the order published by each competition. Omitted are those that results and cards do not contain: a deciding match, a
 * shoot-out in the last match of a group, rankings of a federation, reserve teams, the drawing of lots, and the NBA's divisions and
 * conferences. An operator's own rules take precedence (`league.tie_breaks`).
 */
export const competitionRules = {
  football: { ...football, order: ['points', 'goal-difference', 'goals', ...miniTable] },
  fifa: { ...football, order: ['points', 'goal-difference', 'goals', ...miniTable, 'fair-play'] },
  'fifa-2026': { ...football, again: true, order: ['points', ...miniTable, 'goal-difference', 'goals', 'fair-play'] },
  uefa: { ...football, again: true, order: ['points', ...miniTable, 'goal-difference', 'goals', 'wins', 'fair-play'] },
  // In a single table of 36 teams few meet each other; the groups, used until 2023/24, apply head-to-head first.
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
  // Points are halved and rounded down after 22 rounds; goals are kept. Head-to-head comes first since 2021/22.
  austria: {
    ...football,
    order: ['points', ...miniTable, 'goal-difference', 'goals', 'wins', 'away-wins', 'away-goals'],
    carry: {
      'championship-round': { points: 'half-down', results: true },
      'relegation-round': { points: 'half-down', results: true },
    },
  },
  // Play-offs start with half of the points, rounded up, and nothing else.
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

/** The rules of the named competition, or the default of its sport. */
export function rulesNamed(word: string, sport: string): TableRules {
  if (isKnown(word)) return competitionRules[word]
  return sport === 'basketball' ? competitionRules.fiba : competitionRules.football
}
