// The row of a match: what every list shows of it, updated by the live socket.
import { type Static, Type } from 'typebox'
import { Count, closed, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { MatchOdds } from './odds.ts'

export const sports = ['football', 'basketball', 'tennis', 'badminton', 'esports'] as const
export type Sport = (typeof sports)[number]
export const statuses = ['upcoming', 'live', 'over', 'postponed', 'cancelled'] as const
export type MatchStatus = (typeof statuses)[number]
/**
 * Phase of a match.
 * Football: not-started first-half half-time second-half extra-break extra-first extra-half-time extra-second
 * shoot-out finished. Basketball: q1 q1-break q2 half-time q3 q3-break q4 overtime-break overtime finished.
 * Set sports (tennis, badminton, e-sports): set-1 to set-7, set-break, finished.
 */
export const phases = [
  'not-started',
  'first-half',
  'half-time',
  'second-half',
  'extra-break',
  'extra-first',
  'extra-half-time',
  'extra-second',
  'shoot-out',
  'q1',
  'q1-break',
  'q2',
  'q3',
  'q3-break',
  'q4',
  'overtime-break',
  'overtime',
  'set-1',
  'set-2',
  'set-3',
  'set-4',
  'set-5',
  'set-6',
  'set-7',
  'set-break',
  'finished',
] as const
export type Phase = (typeof phases)[number]
export const Side = oneOf(['home', 'away'])
export type Side = Static<typeof Side>

/**
 * The running clock of a phase. `elapsed` seconds of the match had been played at product time `at`; while `running` the reader adds the
 * product time since then. Football counts up over the whole match (half-time is 2700), basketball counts down the rest of the quarter and
 * stops with the game clock. Set sports have none.
 */
export const MatchClock = Type.Object(
  { elapsed: Type.Integer(), at: Timestamp, running: Type.Boolean(), added: Type.Union([Count, Type.Null()]) },
  closed,
)
export type MatchClock = Static<typeof MatchClock>

/** A note beside the minute: the last remarkable event, and when it began (product time). */
export const RowNote = Type.Object(
  {
    type: oneOf(['goal', 'goal-cancelled', 'review', 'penalty-missed', 'red-card']),
    side: Type.Union([Side, Type.Null()]),
    at: Timestamp,
    reason: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
)
export type RowNote = Static<typeof RowNote>

/** Coverage of a match: changes with the rooms, not with the match, so its updates carry no seq. */
export const Coverage = Type.Object(
  {
    /** Number of live rooms that show it. */
    rooms: Count,
    /** Number of these with a running stream; an interrupted stream counts until it is given up. */
    streams: Count,
    /** Number of further streamers who have scheduled a broadcast of it. */
    announced: Count,
    /** The first of them, at most three: live ones before scheduled ones. */
    streamers: Type.Array(Type.Object({ nickname: Type.String(), avatar: Type.String() }, closed), { maxItems: 3 }),
  },
  closed,
)
export type Coverage = Static<typeof Coverage>

/** The game in progress: the server, and for tennis the score as called, home first (15, 40, AD; 6 in a tie-break). */
export const RunningGame = Type.Object(
  { server: Side, points: Type.Union([Type.Tuple([Type.String(), Type.String()]), Type.Null()]) },
  closed,
)
export type RunningGame = Static<typeof RunningGame>

export const MatchRow = Type.Object(
  {
    id: Id,
    sport: oneOf(sports),
    league_id: Id,
    league_name_zh: Type.String(),
    league_name_en: Type.String(),
    league_name_vi: Type.String(),
    /** The league's one-character tag and colour index. */
    league_mark: Type.String(),
    league_color: Type.String(),
    round: Type.Union([Type.Integer(), Type.Null()]),
    /** Group or knock-out stage, if any. */
    stage: Type.Union([Name, Type.Null()]),
    home_team_id: Id,
    home_team_name_zh: Type.String(),
    home_team_name_en: Type.String(),
    home_team_name_vi: Type.String(),
    home_team_short: Name,
    /** Three-letter code, for narrow places. */
    home_team_code: Type.Optional(Type.String()),
    /** Crest seed: first colour, second colour, one character. */
    home_team_crest: Type.String(),
    away_team_id: Id,
    away_team_name_zh: Type.String(),
    away_team_name_en: Type.String(),
    away_team_name_vi: Type.String(),
    away_team_short: Name,
    away_team_code: Type.Optional(Type.String()),
    away_team_crest: Type.String(),
    home_score: Count,
    away_score: Count,
    half_home_score: Type.Union([Count, Type.Null()]),
    half_away_score: Type.Union([Count, Type.Null()]),
    match_time: Timestamp,
    /** Only its day is announced: `match_time` is noon of that day, in UTC or local time. Absent: the time is known. */
    time_tbc: Type.Optional(Type.Boolean()),
    /** The original start, if it was rescheduled. */
    original_time: Type.Union([Timestamp, Type.Null()]),
    status: oneOf(statuses),
    /** Interrupted after its start; it may resume. Absent: not interrupted. */
    suspended: Type.Optional(Type.Boolean()),
    /** The result was awarded, whatever the score. Absent: it was played. */
    awarded: Type.Optional(Type.Boolean()),
    phase: oneOf(phases),
    /** The minute as shown: 67', 45+2', Q3 04:12; empty before the start. */
    match_str: Type.String(),
    clock: Type.Union([MatchClock, Type.Null()]),
    red_home: Count,
    red_away: Count,
    yellow_home: Count,
    yellow_away: Count,
    corner_home: Count,
    corner_away: Count,
    /** Points by quarter, or games or points by set, home first. Empty for football. */
    periods: Type.Array(Type.Tuple([Count, Count])),
    /** For tennis and badminton in progress; absent or null if no feed sends it. */
    game: Type.Optional(Type.Union([RunningGame, Type.Null()])),
    /** For tennis: per set, the tie-break points of its loser; null for a set without a tie-break, absent if no feed sent any. */
    tie_breaks: Type.Optional(Type.Array(Type.Union([Count, Type.Null()]))),
    /** Kicks scored in a shoot-out. */
    shootout: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
    /** Extra time was played: which result decided. */
    after_extra: Type.Boolean(),
    /** Aggregate score, for the second leg of a tie. */
    aggregate: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
    winner: Type.Union([Side, Type.Literal('draw'), Type.Null()]),
    note: Type.Union([RowNote, Type.Null()]),
    odds: Type.Union([MatchOdds, Type.Null()]),
    ...Coverage.properties,
    hot: Type.Boolean(),
    /** Increments with every event; readers keep the row with the larger one. */
    seq: Count,
    updated_at: Timestamp,
  },
  closed,
)
export type MatchRow = Static<typeof MatchRow>
