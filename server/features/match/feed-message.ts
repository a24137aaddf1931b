// The messages of a match data source. A feed hands these to the intake; the reducer turns them into state.
// Every message of a match carries a stable `key` of the feed's own, so that repeats are idempotent.
import type { FastifyInstance } from 'fastify'
import type { LeagueDeduction } from '../../../contract/admin/league-admin.ts'
import type { Lineup, PlayerLine, Statistic } from '../../../contract/match/match-detail.ts'
import type { Objective, ReviewReason } from '../../../contract/match/match-event.ts'
import type { Phase, Side, Sport } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { TableZone } from '../../../contract/match/table-zone.ts'
import type { Name } from '../../../contract/wire/name.ts'

export interface FeedLeague {
  id: string
  sport: Sport
  name: Name
  short: Name
  /** One character for the square tag, and its colour as #rrggbb with a luminance of at most .18. */
  mark: string
  color: string
  /** A to Z by pinyin of the Chinese name, else #. */
  initial: string
  hot: boolean
  /** Whether results make a table: cups have none, or one per group. */
  table: 'league' | 'groups' | 'none'
  /** The regulations that break ties: a name of `competitionRules`. Absent: the sport's usual ones. */
  rules?: string
  /** Table places with a meaning, such as relegation; absent: those of the known competition. */
  zones?: readonly TableZone[]
  /** Point deductions reported by the feed, of any season. */
  deductions?: readonly LeagueDeduction[]
}
export interface FeedTeam {
  id: string
  sport: Sport
  name: Name
  short: Name
  /** Three letters. */
  code: string
  /** First colour, second colour, one character: '#0F5FA8,#FFFFFF,潮'. */
  crest: string
  league_id: string
}
export interface Fixture {
  id: string
  sport: Sport
  league_id: string
  home_team_id: string
  away_team_id: string
  /** Product time, ISO. */
  match_time: string
  /** The day is announced, the time is not: `match_time` is noon. Setting the time later is not a move. */
  time_tbc?: boolean
  round: number | null
  /**
   * Results of one season make one table; absent: all results of the league do. The season of the latest match that has begun is current.
   */
  season?: string
  stage: Name | null
  group: string | null
  venue: Name | null
  referee: Name | null
  hot: boolean
  /** Score of the first leg, home of this match first. */
  first_leg: [number, number] | null
  /** Length of a regular period in minutes, for the clock: football 45, basketball 12 or 10. */
  period_minutes: number
}

interface MatchMessage {
  match_id: string
  /** Stable over restarts and repeats. */
  key: string
  /** Product time at which it happened, ISO. */
  at: string
}
/**
 * A minute: 45 with added 2 is 45+2'. `left`: seconds left in the period, in basketball. `period`: the quarter (5 and up are overtimes) or
 * the set, from 1; default: the period being played when the message is processed.
 */
export interface FeedMinute {
  minute: number
  added?: number
  left?: number
  period?: number
}

export type FeedEvent = MatchMessage &
  /**
   * `begins`: the feed watched the match before it began, so this is news at any minute; otherwise the feed may have joined midway.
   * `played`: the match was played, whatever was reported later of it being off.
   */
  (
    | { type: 'phase'; phase: Phase; minute: FeedMinute; begins?: boolean; played?: boolean }
    /** `side` is the side that the goal counts for, own goals included. */
    | { type: 'goal'; side: Side; minute: FeedMinute; player: Name | null; assist: Name | null; how: 'open' | 'penalty' | 'own' }
    | { type: 'penalty-missed'; side: Side; minute: FeedMinute; player: Name | null }
    /** Points of basketball, or of the current game or set. */
    | { type: 'points'; side: Side; count: number; minute: FeedMinute; player: Name | null; assist?: Name | null }
    /** The server, and the points of the current game as called, home first; null if games have no points of their own. */
    | { type: 'serve'; side: Side; points: [string, string] | null; minute: FeedMinute }
    /** The game clock of basketball stands at, or runs from, `minute.left` seconds. A feed that reports one stop reports all of them. */
    | { type: 'clock'; running: boolean; minute: FeedMinute }
    /** E-sports only; the minute is that of the map. */
    | { type: 'objective'; side: Side; objective: Objective; minute: FeedMinute }
    /** An absolute score, if the feed gives only that: a rollback, a correction, a set won. */
    | {
        type: 'score'
        home: number
        away: number
        periods?: [number, number][]
        /** The result of a shoot-out, if the feed does not report its kicks; a level result means unknown. */
        shootout?: [number, number]
        /** The winner, with `shootout`, if the kicks do not decide it. */
        winner?: Side
        minute: FeedMinute
        quiet?: boolean
        /** For a finished match: alerts as a correction of the result. `awarded`: a decision, whatever was played, even if nothing was. */
        correction?: 'result' | 'awarded'
      }
    | { type: 'card'; side: Side; card: 'yellow' | 'second-yellow' | 'red'; minute: FeedMinute; player: Name | null }
    | { type: 'substitution'; side: Side; minute: FeedMinute; player: Name; out: Name }
    | { type: 'corner'; side: Side; minute: FeedMinute }
    | { type: 'added-time'; minutes: number; minute: FeedMinute }
    | { type: 'review'; side: Side; minute: FeedMinute; reason: ReviewReason; target: string | null }
    | { type: 'review-confirmed'; minute: FeedMinute; target: string | null }
    /** `target` is the key of the cancelled goal or card. */
    | { type: 'cancel'; minute: FeedMinute; target: string; reason: ReviewReason }
    /** Corrects other details of a goal, including its minute, without an alert. `as`: the feed's new key for the goal. */
    | { type: 'goal-detail'; minute: FeedMinute; target: string; as?: string; assist: Name | null; how: 'open' | 'penalty' | 'own' }
    | { type: 'scorer'; minute: FeedMinute; target: string; player: Name; assist: Name | null }
    | { type: 'shootout-kick'; side: Side; scored: boolean; player: Name | null; minute: FeedMinute }
    /** `time_tbc`: only the day of the new start is known. */
    | { type: 'moved'; time: string; time_tbc?: boolean; minute: FeedMinute }
    /** `abandoned`: not played, or not to its end. `begun`: it had begun, and its score is unknown. */
    | { type: 'postponed' | 'abandoned'; minute: FeedMinute; begun?: boolean }
    /** The match is interrupted and may resume in the same or a later phase. */
    | { type: 'suspended'; minute: FeedMinute }
  )
export type FeedEventType = FeedEvent['type']

/** Display data that decides nothing: replaced as a whole, never alerted. */
export type FeedExtra =
  | { match_id: string; at: string; type: 'lineups'; home: Lineup; away: Lineup }
  | { match_id: string; at: string; type: 'statistics'; statistics: Statistic[] }
  | { match_id: string; at: string; type: 'momentum'; momentum: number[] }
  /** The figures of each player so far, of both sides. */
  | { match_id: string; at: string; type: 'players'; home: PlayerLine[]; away: PlayerLine[] }
  | { match_id: string; at: string; type: 'odds'; odds: MatchOdds }
  | { match_id: string; at: string; type: 'text'; key: string; minute: FeedMinute; text: Name; important: boolean; side?: Side }

/** Called with the reason when an event is refused or only partly accepted. */
export type OnDoubt = (event: FeedEvent, doubt: string) => void

/** Ids of matches with data that was not stored: the feed has to send it again. */
export type Refused = ReadonlySet<string>

/**
 * The sink of a feed. Each call is one transaction and resolves once its data is durable and published. Entries that the database rejects
 * are skipped and logged; everything else is stored.
 */
export interface FeedSink {
  upsertLeagues(leagues: FeedLeague[]): Promise<void>
  upsertTeams(teams: FeedTeam[]): Promise<void>
  /** Creates new fixtures; a changed start of a known fixture becomes a visible move. */
  upsertFixtures(fixtures: Fixture[]): Promise<Refused>
  /**
   * Live: state, events, alerts and frames. Skips messages with a known key. `isNews` false: publishes frames to open pages but sends no
   * alerts, for events too old to be news.
   */
  applyEvents(events: FeedEvent[], isNews?: boolean, onDoubt?: OnDoubt): Promise<Refused>
  /** History: state and events in bulk, without alerts or frames. For backfill. */
  importEvents(events: FeedEvent[], onDoubt?: OnDoubt): Promise<Refused>
  applyExtras(extras: FeedExtra[]): Promise<void>
  /** Known match ids with their status, so that a feed can resume after a restart. */
  knownMatches(fromIso: string, toIso: string): Promise<Map<string, string>>
}

/** A running source of match data. */
export interface Feed {
  readonly name: string
  /**
   * Resolves when the backfill and the current schedule are in; keeps running until stopped. Work that changes nothing visible waits for
   * `opened`, so as not to slow down the start of the server.
   */
  start(opened?: Promise<void>): Promise<void>
  stop(): Promise<void>
  /** For sources that push to the server. Called once, before `start`. */
  serve?(app: FastifyInstance): void
}
