// What the simulated world is made of, before it is told as messages of a feed.
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
  /** How much better than the average of its league: about -1 to 1. */
  strength: number
  /** How much of it goes into attack rather than defence: about -.3 to .3. */
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
  /** The better ones first. A cup has none of its own. */
  teams: SimTeam[]
}

export interface World {
  seed: string
  /** Part of every match id, so that two worlds never share one. */
  tag: string
  leagues: SimLeague[]
  teams: Map<string, SimTeam>
}

/** Something said about the start of a match before it. `time` is the new start; a postponed match learns it later. */
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
  /** Product milliseconds: the start announced first, and that which came true. */
  announced: number
  start: number
  notices: Notice[]
  /** Minute of play in which it is broken off for good; null where it is played to its end. */
  abandoned: number | null
  /** When it became known who plays. */
  known: number
  periodMinutes: number
  bestOf: 3 | 5
  /** Whether it goes on until one side has won: alone, or over two legs. */
  decides: boolean
  firstLeg: [number, number] | null
  hot: boolean
}

/** What came of a match, without how. One that was abandoned has the score as it stood, and no winner. */
export interface Result {
  /** Milliseconds from the first to the last whistle. */
  length: number
  score: [number, number]
  /** Of a tie of two legs, who goes on. */
  winner: Side | 'draw'
}
