// A match as it crosses the wire: the row of every list, its events, and everything its detail page shows.
import { type Static, Type } from 'typebox'
import { Day, type Endpoint, Id, Moment, oneOf, QueryInteger } from './endpoint.ts'
import { Name } from './name.ts'

export const sports = ['football', 'basketball', 'tennis', 'badminton', 'esports'] as const
export type Sport = (typeof sports)[number]
export const statuses = ['upcoming', 'live', 'over', 'postponed', 'cancelled'] as const
export type MatchStatus = (typeof statuses)[number]
/**
 * Where a match stands in its own rhythm.
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
export type Side = 'home' | 'away'

const Count = Type.Integer({ minimum: 0 })
const SideSchema = oneOf(['home', 'away'])
const closed = { additionalProperties: false } as const

/**
 * The running clock of a phase. `elapsed` seconds had been played in the match at product moment `at`; while
 * `running` the reader adds product time since then. Football counts up over the whole match (half-time is 2700),
 * basketball counts down what is left of the quarter. Set sports have none.
 */
export const MatchClock = Type.Object(
  { elapsed: Type.Integer(), at: Moment, running: Type.Boolean(), added: Type.Union([Count, Type.Null()]) },
  closed,
)
export type MatchClock = Static<typeof MatchClock>

/** One price line of one company. `line` is the handicap or the total; home/away (or over/under) are decimal odds less one. */
export const OddsLine = Type.Object(
  {
    line: Type.Number(),
    home: Type.Number(),
    draw: Type.Union([Type.Number(), Type.Null()]),
    away: Type.Number(),
    home_move: Type.Integer({ minimum: -1, maximum: 1 }),
    away_move: Type.Integer({ minimum: -1, maximum: 1 }),
  },
  closed,
)
export type OddsLine = Static<typeof OddsLine>
export const MatchOdds = Type.Object({ handicap: OddsLine, total: OddsLine, win: OddsLine, updated_at: Moment }, closed)
export type MatchOdds = Static<typeof MatchOdds>

/** What a row says beside the minute: the last thing worth a word, and since when (product time). */
export const RowNote = Type.Object(
  {
    type: oneOf(['goal', 'goal-cancelled', 'review', 'penalty-missed', 'red-card']),
    side: Type.Union([SideSchema, Type.Null()]),
    at: Moment,
    reason: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
)
export type RowNote = Static<typeof RowNote>

export const MatchRow = Type.Object(
  {
    id: Id,
    sport: oneOf(sports),
    league_id: Id,
    league_name_zh: Type.String(),
    league_name_en: Type.String(),
    league_name_vi: Type.String(),
    /** The league's one-character tag and colour index (visual section 5). */
    league_mark: Type.String(),
    league_color: Type.String(),
    round: Type.Union([Type.Integer(), Type.Null()]),
    /** Group or knock-out stage where there is one. */
    stage: Type.Union([Name, Type.Null()]),
    home_team_id: Id,
    home_team_name_zh: Type.String(),
    home_team_name_en: Type.String(),
    home_team_name_vi: Type.String(),
    home_team_short: Name,
    /** Crest seed: first colour, second colour, one character. */
    home_team_crest: Type.String(),
    away_team_id: Id,
    away_team_name_zh: Type.String(),
    away_team_name_en: Type.String(),
    away_team_name_vi: Type.String(),
    away_team_short: Name,
    away_team_crest: Type.String(),
    home_score: Count,
    away_score: Count,
    half_home_score: Type.Union([Count, Type.Null()]),
    half_away_score: Type.Union([Count, Type.Null()]),
    match_time: Moment,
    /** The start that was announced first, when it moved. */
    original_time: Type.Union([Moment, Type.Null()]),
    status: oneOf(statuses),
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
    /** Kicks scored in a shoot-out. */
    shootout: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
    /** Score after extra time happened at all: which result decided. */
    after_extra: Type.Boolean(),
    /** Both legs together, for the second leg of a tie. */
    aggregate: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
    winner: Type.Union([SideSchema, Type.Literal('draw'), Type.Null()]),
    note: Type.Union([RowNote, Type.Null()]),
    odds: Type.Union([MatchOdds, Type.Null()]),
    /** How many live rooms show it (part 4 fills it). */
    rooms: Count,
    hot: Type.Boolean(),
    /** Rises by one with every event; a reader keeps the larger. */
    seq: Count,
    updated_at: Moment,
  },
  closed,
)
export type MatchRow = Static<typeof MatchRow>

export const eventTypes = [
  'kick-off',
  'half-time',
  'second-half',
  'extra-time',
  'extra-half-time',
  'shoot-out',
  'period',
  'full-time',
  'goal',
  'own-goal',
  'penalty-goal',
  'penalty-missed',
  'points',
  'shootout-goal',
  'shootout-missed',
  'yellow-card',
  'second-yellow',
  'red-card',
  'substitution',
  'corner',
  'injury',
  'added-time',
  'review',
  'review-confirmed',
  'goal-cancelled',
  'card-cancelled',
  'score-correction',
  'scorer-correction',
  'postponed',
  'moved',
  'resumed',
  'cancelled',
] as const
export type MatchEventType = (typeof eventTypes)[number]
/** Why a goal was cancelled or a review called. */
export const reviewReasons = ['offside', 'handball', 'foul', 'out-of-play', 'line', 'penalty', 'red-card', 'unknown'] as const
export type ReviewReason = (typeof reviewReasons)[number]

export const MatchEvent = Type.Object(
  {
    seq: Count,
    type: oneOf(eventTypes),
    /** As shown: 67', 45+2', Q3 04:12. */
    minute: Type.String(),
    team: Type.Union([SideSchema, Type.Null()]),
    player: Type.Union([Name, Type.Null()]),
    detail: Type.Object(
      {
        /** The score after it. */
        score: Type.Optional(Type.Tuple([Count, Count])),
        assist: Type.Optional(Name),
        /** Who leaves, for a substitution; who was named before, for a corrected scorer. */
        out: Type.Optional(Name),
        reason: Type.Optional(oneOf(reviewReasons)),
        /** Points scored, period number, minutes added. */
        count: Type.Optional(Count),
        /** The new start, for a move. */
        time: Type.Optional(Moment),
        /** The seq of the event that this one corrects. */
        target: Type.Optional(Count),
      },
      closed,
    ),
    /** The seq of the later event that cancelled this one. */
    cancelled_by: Type.Union([Count, Type.Null()]),
    at: Moment,
  },
  closed,
)
export type MatchEvent = Static<typeof MatchEvent>

export const TextLine = Type.Object({ id: Count, minute: Type.String(), text: Name, important: Type.Boolean(), at: Moment }, closed)
export type TextLine = Static<typeof TextLine>

/** One figure of both sides. `unit` % is shown with the sign; `xg` keeps two decimals. */
export const Statistic = Type.Object(
  {
    key: oneOf([
      'possession',
      'shots',
      'shots-on-target',
      'expected-goals',
      'corners',
      'pass-accuracy',
      'fouls',
      'offsides',
      'saves',
      'attacks',
      'dangerous-attacks',
      'field-goals',
      'three-points',
      'free-throws',
      'rebounds',
      'assists',
      'steals',
      'blocks',
      'turnovers',
      'aces',
      'double-faults',
      'first-serve',
      'break-points',
      'winners',
      'errors',
      'smashes',
      'longest-rally',
      'kills',
      'towers',
      'economy',
    ]),
    home: Type.Number(),
    away: Type.Number(),
    unit: oneOf(['count', 'percent', 'decimal']),
  },
  closed,
)
export type Statistic = Static<typeof Statistic>
export type StatisticKey = Statistic['key']

export const LineupPlayer = Type.Object(
  {
    id: Id,
    number: Count,
    name: Name,
    position: Type.String(),
    /** 0 to 100 across, from the left touchline of his own side. */ x: Type.Number(),
    /** 0 to 100 along, from his own goal. */ y: Type.Number(),
    rating: Type.Union([Type.Number(), Type.Null()]),
    captain: Type.Boolean(),
  },
  closed,
)
export type LineupPlayer = Static<typeof LineupPlayer>
export const Lineup = Type.Object(
  { formation: Type.String(), coach: Name, starters: Type.Array(LineupPlayer), substitutes: Type.Array(LineupPlayer) },
  closed,
)
export type Lineup = Static<typeof Lineup>

export const StandingRow = Type.Object(
  {
    rank: Count,
    move: Type.Integer(),
    team_id: Id,
    team: Name,
    crest: Type.String(),
    played: Count,
    won: Count,
    drawn: Count,
    lost: Count,
    for: Count,
    against: Count,
    points: Type.Integer(),
    form: Type.Array(oneOf(['w', 'd', 'l'])),
  },
  closed,
)
export type StandingRow = Static<typeof StandingRow>
export const Standings = Type.Object(
  { league_id: Id, group: Type.Union([Name, Type.Null()]), provisional: Type.Boolean(), rows: Type.Array(StandingRow), updated_at: Moment },
  closed,
)
export type Standings = Static<typeof Standings>

export const HeadToHead = Type.Object(
  { id: Id, day: Day, home: Name, away: Name, home_id: Id, away_id: Id, home_score: Count, away_score: Count },
  closed,
)
export type HeadToHead = Static<typeof HeadToHead>

export const MatchDetail = Type.Object(
  {
    match: MatchRow,
    events: Type.Array(MatchEvent),
    text: Type.Array(TextLine),
    statistics: Type.Array(Statistic),
    /** One figure a minute: above 0 the home side presses. -100 to 100. */
    momentum: Type.Array(Type.Integer({ minimum: -100, maximum: 100 })),
    lineups: Type.Union([Type.Object({ home: Lineup, away: Lineup }, closed), Type.Null()]),
    head_to_head: Type.Array(HeadToHead),
    form: Type.Object({ home: Type.Array(HeadToHead), away: Type.Array(HeadToHead) }, closed),
    standings: Type.Union([Standings, Type.Null()]),
    venue: Type.Union([Name, Type.Null()]),
    referee: Type.Union([Name, Type.Null()]),
  },
  closed,
)
export type MatchDetail = Static<typeof MatchDetail>

export const LeagueEntry = Type.Object(
  {
    id: Id,
    sport: oneOf(sports),
    name: Name,
    short: Name,
    mark: Type.String(),
    color: Type.String(),
    initial: Type.String({ pattern: '^([A-Z]|#)$' }),
    live: Count,
    today: Count,
    hot: Type.Boolean(),
  },
  closed,
)
export type LeagueEntry = Static<typeof LeagueEntry>

export const AllMatchBody = Type.Object(
  {
    sport: Type.Optional(oneOf(sports)),
    /** A day in the zone `tz`; without it, now and around: every live match, the rest of today. */
    day: Type.Optional(Day),
    /** Days from `day` on, 1 to 14. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 14 })),
    /** IANA zone of the reader; Asia/Shanghai without it. */
    tz: Type.Optional(Type.String({ maxLength: 64 })),
    status: Type.Optional(oneOf(statuses)),
    league_id: Type.Optional(Id),
    ids: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  closed,
)
export type AllMatchBody = Static<typeof AllMatchBody>
export const MatchList = Type.Object({ list: Type.Array(MatchRow), total: Count }, closed)
export type MatchList = Static<typeof MatchList>

export const matchEndpoints = {
  'POST api/hot_match/all_match': {
    summary: 'Matches of a sport, day, status, league or by id, in list order.',
    who: 'guest',
    effect: 'read',
    body: AllMatchBody,
    data: MatchList,
  },
  'POST api/hot_match/msgGetSimple': {
    summary: 'The tally of a match battle: how many support each side.',
    who: 'guest',
    effect: 'read',
    body: Type.Object({ type: oneOf(sports), id: Id }, closed),
    data: Type.Object({ sourceid: Id, home: Count, away: Count }, closed),
    errors: ['not-found'],
  },
  'GET api/hot_match/recommend': { summary: 'The hot matches of the home page.', who: 'guest', effect: 'read', data: MatchList },
  'GET api/hot_match/initial_list': {
    summary: 'Leagues by initial, for the filter.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ sport: Type.Optional(oneOf(sports)) }, closed),
    data: Type.Object({ list: Type.Array(LeagueEntry) }, closed),
  },
  'GET api/hot_match/detail': {
    summary: 'Everything that is known of one match.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: MatchDetail,
    errors: ['not-found'],
  },
  'GET api/hot_match/standings': {
    summary: 'The table of a league, one a group.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ league_id: Id }, closed),
    data: Type.Object({ list: Type.Array(Standings) }, closed),
    errors: ['not-found'],
  },
  'GET api/hot_match/days': {
    summary: 'How many matches each day has around now.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(
      { sport: Type.Optional(oneOf(sports)), tz: Type.Optional(Type.String({ maxLength: 64 })), from: Type.Optional(QueryInteger) },
      closed,
    ),
    data: Type.Object({ list: Type.Array(Type.Object({ day: Day, total: Count, live: Count }, closed)) }, closed),
  },
  'GET api/hot_match/odds': {
    summary: 'How the odds of one match moved.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: Type.Object({ list: Type.Array(MatchOdds) }, closed),
    errors: ['not-found'],
  },
  'POST api/Basketballuser/collect': {
    summary: 'Follow or unfollow a match, of any sport.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({}, closed),
  },
  'POST api/live/reserveMatch': {
    summary: 'Reserve a match: a reminder before its start.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({}, closed),
  },
  'POST api/live/reserveMatch2': {
    summary: 'Reserve an announced broadcast.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({}, closed),
  },
} as const satisfies Record<string, Endpoint>
