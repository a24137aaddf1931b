// Model of the simulated world, before it becomes feed messages.
import type { Side, Sport } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedLeague } from '../../features/match/feed-message.ts'
import type { Culture, RoundsSeed } from './data/league.ts'
import type { CircuitSeed, CupSeed, TourSeed } from './data/tournament.ts'

export type Kind = 'men' | 'women'

export interface SimTeam {
  id: string
  sport: Sport
  league: string
  name: Name
  short: Name
  code: string
  crest: string
  /** The town; null for a person. */
  city: Name | null
  culture: Culture
  kind: Kind
  /** Strength relative to the league's average: about -1 to 1. */
  strength: number
  /** Share of strength in attack rather than defence: about -.3 to .3. */
  leaning: number
}

export type Form =
  | { kind: 'rounds'; seed: RoundsSeed }
  | { kind: 'cup'; seed: CupSeed }
  | { kind: 'tour'; seed: TourSeed }
  | { kind: 'circuit'; seed: CircuitSeed }

export interface SimLeague {
  feed: FeedLeague
  form: Form
  /** Better ones first. A cup has no teams of its own. */
  teams: SimTeam[]
}

export interface World {
  seed: string
  /** Part of every match id, so that ids of two worlds never collide. */
  tag: string
  leagues: SimLeague[]
  teams: Map<string, SimTeam>
}

/** A change of a match's start, reported before it. `time` is the new start; a postponed match gets it later. */
export type Notice = { at: number; type: 'postponed' } | { at: number; type: 'moved'; time: number }

export interface SimMatch {
  id: string
  sport: Sport
  league: SimLeague
  season: string
  round: number | null
  stage: Name | null
  group: string | null
  home: SimTeam
  away: SimTeam
  venue: Name
  /** Product milliseconds: the announced start, and the actual one. */
  announced: number
  start: number
  notices: Notice[]
  /** Minute of play in which it is abandoned; null if it is played to its end. */
  abandoned: number | null
  /** When its teams became known. */
  known: number
  periodMinutes: number
  bestOf: 3 | 5
  /** Whether it continues until one side has won: in one match, or over two legs. */
  decides: boolean
  firstLeg: [number, number] | null
  hot: boolean
}

/** Outcome of a match, without its course. An abandoned match has the score at that time, and no winner. */
export interface Result {
  /** Milliseconds from the first to the last whistle. */
  length: number
  score: [number, number]
  /** In a two-legged tie, the side that advances. */
  winner: Side | 'draw'
}
