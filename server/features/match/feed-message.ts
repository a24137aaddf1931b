// What a source of match data may say. A feed hands these to the intake; the reducer turns them into state.
// Every message of a match carries a `key` of the feed's own that never changes, so that hearing it twice changes nothing.
import type { FastifyInstance } from 'fastify'
import type { LeagueDeduction } from '../../../contract/desk/league-desk.ts'
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
  /** One character for the square tag, and its colour #rrggbb of luminance at most .18. */
  mark: string
  color: string
  /** A to Z by pinyin of the Chinese name, or #. */
  initial: string
  hot: boolean
  /** Whether results make a table; cups have none or one a group. */
  table: 'league' | 'groups' | 'none'
  /** By whose regulations level teams are ranked: a name of `competitionRules`. Absent: as is usual in the sport. */
  rules?: string
  /** Places of its table that mean something; absent: those of the known competition. */
  zones?: readonly TableZone[]
  /** Points that the feed says were taken from its teams, of any season. */
  deductions?: readonly LeagueDeduction[]
}
export interface FeedTeam {
  id: string
  sport: Sport
  name: Name
  short: Name
  /** Three letters. */
  code: string
  /** first colour, second colour, one character: '#0F5FA8,#FFFFFF,潮'. */
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
  /** Its day is announced, its time is not yet: `match_time` is noon. That it gets one is no move. */
  time_tbc?: boolean
  round: number | null
  /** Results of one season make one table; absent: all results of the league do. The season of the latest match that has begun is the current one. */
  season?: string
  stage: Name | null
  group: string | null
  venue: Name | null
  referee: Name | null
  hot: boolean
  /** Score of the first leg, home of this match first. */
  first_leg: [number, number] | null
  /** Minutes a regular period lasts, for the clock. Football 45, basketball 12 or 10. */
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
 * A minute: 45 and added 2 is 45+2'. Basketball: seconds left of the period in `left`. `period` is the quarter (5 and more are
 * overtimes) or the set, from 1; without it the one that is played when the message is read.
 */
export interface FeedMinute {
  minute: number
  added?: number
  left?: number
  period?: number
}

export type FeedEvent = MatchMessage &
  /**
   * `begins`: it was looked at before it began, so that this is news in whatever minute. Else it may be joined in its midst.
   * `played`: it was played, whatever was said later of its being off.
   */
  (
    | { type: 'phase'; phase: Phase; minute: FeedMinute; begins?: boolean; played?: boolean }
    /** `side` is the side that the goal counts for, of an own goal too. */
    | { type: 'goal'; side: Side; minute: FeedMinute; player: Name | null; assist: Name | null; how: 'open' | 'penalty' | 'own' }
    | { type: 'penalty-missed'; side: Side; minute: FeedMinute; player: Name | null }
    /** Points of basketball, or of the running game or set. */
    | { type: 'points'; side: Side; count: number; minute: FeedMinute; player: Name | null; assist?: Name | null }
    /** Who serves, and the points of the running game as they are called, home first; null where games have no points of their own. */
    | { type: 'serve'; side: Side; points: [string, string] | null; minute: FeedMinute }
    /** The game clock of basketball stands at, or runs from, the seconds `left` of its minute. Who says one stop says them all. */
    | { type: 'clock'; running: boolean; minute: FeedMinute }
    /** Of e-sports, with the minute of its map. */
    | { type: 'objective'; side: Side; objective: Objective; minute: FeedMinute }
    /** The absolute truth of a score, when the feed says only that: a rollback, a correction, a set won. */
    | {
        type: 'score'
        home: number
        away: number
        periods?: [number, number][]
        /** The result of a shoot-out, when the feed does not tell its kicks; level at the end: it is not known. */
        shootout?: [number, number]
        /** Who won, with `shootout`, where the kicks do not say it. */
        winner?: Side
        minute: FeedMinute
        quiet?: boolean
        /** Of a match that is over: told as a correction of its result. `awarded`: a decision, whatever was played, and if nothing was. */
        correction?: 'result' | 'awarded'
      }
    | { type: 'card'; side: Side; card: 'yellow' | 'second-yellow' | 'red'; minute: FeedMinute; player: Name | null }
    | { type: 'substitution'; side: Side; minute: FeedMinute; player: Name; out: Name }
    | { type: 'corner'; side: Side; minute: FeedMinute }
    | { type: 'added-time'; minutes: number; minute: FeedMinute }
    | { type: 'review'; side: Side; minute: FeedMinute; reason: ReviewReason; target: string | null }
    | { type: 'review-confirmed'; minute: FeedMinute; target: string | null }
    /** `target` is the key of the goal or card that is void. */
    | { type: 'cancel'; minute: FeedMinute; target: string; reason: ReviewReason }
    /** What else is put right of a goal, its own minute too. It is no news. `as`: the key that the feed calls it by from now on. */
    | { type: 'goal-detail'; minute: FeedMinute; target: string; as?: string; assist: Name | null; how: 'open' | 'penalty' | 'own' }
    | { type: 'scorer'; minute: FeedMinute; target: string; player: Name; assist: Name | null }
    | { type: 'shootout-kick'; side: Side; scored: boolean; player: Name | null; minute: FeedMinute }
    /** `time_tbc`: of the new start the day alone is known. */
    | { type: 'moved'; time: string; time_tbc?: boolean; minute: FeedMinute }
    /** `abandoned`: it is not played, or not to its end. `begun`: it had begun, and nothing is known of how it stood. */
    | { type: 'postponed' | 'abandoned'; minute: FeedMinute; begun?: boolean }
    /** It stands still and may go on, with the phase in which it stood or a later one. */
    | { type: 'suspended'; minute: FeedMinute }
  )
export type FeedEventType = FeedEvent['type']

/** What is shown but decides nothing: replaced as a whole, never alerted. */
export type FeedExtra =
  | { match_id: string; at: string; type: 'lineups'; home: Lineup; away: Lineup }
  | { match_id: string; at: string; type: 'statistics'; statistics: Statistic[] }
  | { match_id: string; at: string; type: 'momentum'; momentum: number[] }
  /** What each player did so far, of both sides. */
  | { match_id: string; at: string; type: 'players'; home: PlayerLine[]; away: PlayerLine[] }
  | { match_id: string; at: string; type: 'odds'; odds: MatchOdds }
  | { match_id: string; at: string; type: 'text'; key: string; minute: FeedMinute; text: Name; important: boolean; side?: Side }

/** Hears why an event was not believed, or not as it was said. */
export type OnDoubt = (event: FeedEvent, doubt: string) => void

/** Ids of matches of which something could not be kept: what was said of them was not heard, and is to be said again. */
export type Refused = ReadonlySet<string>

/**
 * Where a feed delivers. Each call is one transaction; it resolves when what it brought is durable and published. What the database
 * refuses is left out and named in the log; everything else stays.
 */
export interface FeedSink {
  putLeagues(leagues: FeedLeague[]): Promise<void>
  putTeams(teams: FeedTeam[]): Promise<void>
  /** Creates what is new; a changed start of a known fixture becomes a visible move. */
  putFixtures(fixtures: Fixture[]): Promise<Refused>
  /**
   * Live: state, events, alerts and frames. Messages whose key is known are skipped. `told` false: of what is too old to be news
   * the open pages get the frames, and nobody an alert.
   */
  applyEvents(events: FeedEvent[], told?: boolean, onDoubt?: OnDoubt): Promise<Refused>
  /** History: state and events without alerts or frames, in bulk. Used when a feed fills the past. */
  importEvents(events: FeedEvent[], onDoubt?: OnDoubt): Promise<Refused>
  applyExtras(extras: FeedExtra[]): Promise<void>
  /** The ids of the matches that are known, with their status, so that a feed can go on after a restart. */
  knownMatches(fromIso: string, toIso: string): Promise<Map<string, string>>
}

/** A running source of match data. */
export interface Feed {
  readonly name: string
  /**
   * Resolves when the past is filled and the schedule around now is in; goes on by itself until stopped. What changes nothing that
   * is shown waits for `opened`: until then the machine has a start to do.
   */
  start(opened?: Promise<void>): Promise<void>
  stop(): Promise<void>
  /** Where its source comes to the server, and not the other way round. Called once, before the start. */
  serve?(app: FastifyInstance): void
}
