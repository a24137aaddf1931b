// The reducer's state of one match: row, events, and what it needs to check later feed messages.
import type { MatchEvent, ReviewReason } from '../../../contract/match/match-event.ts'
import type { Coverage, MatchRow, Phase, Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { unplayed } from '../../../rules/match/table/unplayed.ts'
import type { Fixture } from './feed-message.ts'

/** Joined to a row on read. */
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
  | keyof Coverage
/** The wire row without names, odds and rooms. */
export type MatchCore = Omit<MatchRow, JoinedField>
export type Score = [number, number]

/** Fixture fields that no list shows. */
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
  /** Feed key of the message that later named the scorer. */
  alias: string | null
  /** Match minute, which decides the half; null if unknown. */
  minute: number | null
  /** Score added while the event is not cancelled. */
  adds: Score | null
  /** The period that its points count for. */
  period: number | null
  /** Created from a bare score: a goal message may still name its scorer. */
  open: boolean
}
export const noMemo: EventMemo = { alias: null, minute: null, adds: null, period: null, open: false }

export interface LoggedEvent {
  key: string
  event: MatchEvent
  memo: EventMemo
}

export interface StateMemo {
  /** Keys of messages without an event, newest last. */
  silent: string[]
  /** Targets of cancels that arrived before their events, with the reason. */
  voided: Record<string, ReviewReason>
  /** Half-time score as stated by the feed. */
  half: Score | null
  /** Start time of the current phase. */
  phase_at: string | null
  /** Times of the last message that changed the score, and of the last that stated it as a whole. */
  score_at: string | null
  stated_at: string | null
  /** The phase before `finished`, for reverting to it. */
  played: Phase
  /** The result of a shoot-out whose kicks were not reported. */
  shootout?: Score
  /** The winner of the shoot-out, if the feed gives only that. */
  winner?: Side
  /** An awarded result: replaces what was played. */
  awarded?: Score
  /** The first message arrived midway through the match. */
  joined?: boolean
  /** The feed reports stops and starts of the game clock. */
  stops?: boolean
  /** A close game, or a match point, was alerted. */
  close?: boolean
  /** Number of sets whose end was alerted. */
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
