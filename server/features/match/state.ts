// The state of one match as the reducer knows it: row, events, and what it must remember to take a feed's word with care.
import type { MatchEvent, ReviewReason } from '../../../contract/match/match-event.ts'
import type { MatchRow, Phase, Showing, Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { unplayed } from '../../../rules/match/unplayed.ts'
import type { Fixture } from './feed-message.ts'

/** What is joined to a row when it is read. */
type JoinedField =
  | 'league_name_zh'
  | 'league_name_en'
  | 'league_name_vi'
  | 'league_mark'
  | 'league_color'
  | 'home_team_name_zh'
  | 'home_team_name_en'
  | 'home_team_name_vi'
  | 'home_team_short'
  | 'home_team_code'
  | 'home_team_crest'
  | 'away_team_name_zh'
  | 'away_team_name_en'
  | 'away_team_name_vi'
  | 'away_team_short'
  | 'away_team_code'
  | 'away_team_crest'
  | 'odds'
  | keyof Showing
/** The wire row without names, odds and rooms. */
export type MatchCore = Omit<MatchRow, JoinedField>
export type Score = [number, number]

/** What a fixture says that no list shows. */
export interface FixtureFacts {
  group: string | null
  venue: Name | null
  referee: Name | null
  first_leg: Score | null
  season: string
}

export const factsOf = ({ group, venue, referee, first_leg, season }: Fixture): FixtureFacts => ({
  group,
  venue,
  referee,
  first_leg,
  season: season ?? '',
})

export interface EventMemo {
  /** Feed key of the message that named the scorer later. */
  alias: string | null
  /** Minute of the match, for the half it belongs to; null when nobody saw it fall. */
  minute: number | null
  /** What it adds to the score while it is not cancelled. */
  adds: Score | null
  /** Which period its points belong to. */
  period: number | null
  /** Made of a bare score: a goal message may still name its scorer. */
  open: boolean
}
export const noMemo: EventMemo = { alias: null, minute: null, adds: null, period: null, open: false }

export interface LoggedEvent {
  key: string
  event: MatchEvent
  memo: EventMemo
}

export interface StateMemo {
  /** Keys of messages that made no event, newest last. */
  silent: string[]
  /** Targets of cancels that came before what they cancel, and why. */
  voided: Record<string, ReviewReason>
  /** A half-time score that the feed stated itself. */
  half: Score | null
  /** Moment of the current phase. */
  phase_at: string | null
  /** Moment of the last word that touched the score, and of the last that stated it as a whole. */
  score_at: string | null
  stated_at: string | null
  /** The phase before `finished`, to go back to. */
  played: Phase
  /** The result of a shoot-out whose kicks nobody told. */
  shootout?: Score
  /** Who won it, where the feed says only that. */
  winner?: Side
  /** The result of a decision: it stands in the place of what was played. */
  awarded?: Score
  /** The feed's first word came in the middle of the match. */
  joined?: boolean
  /** The feed says when the game clock stops and goes on. */
  stops?: boolean
  /** A close game, or a match point, was told of. */
  close?: boolean
  /** Sets whose end was told of. */
  sets?: number
}

export interface MatchState {
  core: MatchCore
  fixture: FixtureFacts
  /** Length of a regular period in minutes. */
  period: number
  /** By seq. */
  log: LoggedEvent[]
  memo: StateMemo
}

export function newState(fixture: Fixture, at: string): MatchState {
  const core: MatchCore = {
    id: fixture.id,
    sport: fixture.sport,
    league_id: fixture.league_id,
    round: fixture.round,
    stage: fixture.stage,
    home_team_id: fixture.home_team_id,
    away_team_id: fixture.away_team_id,
    ...unplayed(),
    match_time: new Date(fixture.match_time).toISOString(),
    ...(fixture.time_tbc ? { time_tbc: true } : {}),
    aggregate: fixture.first_leg,
    hot: fixture.hot,
    seq: 0,
    updated_at: at,
  }
  return {
    core,
    fixture: factsOf(fixture),
    period: fixture.period_minutes,
    log: [],
    memo: { silent: [], voided: {}, half: null, phase_at: null, score_at: null, stated_at: null, played: 'not-started' },
  }
}
