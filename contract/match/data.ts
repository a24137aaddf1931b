// The data pages: football and basketball leagues with their seasons, fixtures by round, brackets and leaders; teams and players of every
// sport.
import { type Static, Type } from 'typebox'
import { Count, closed, Day, type Endpoint, Id, oneOf, QueryInteger } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { Lineup } from './match-detail.ts'
import { MatchRow, Side, sports } from './match-row.ts'
import { TieBreakName } from './standings.ts'

/** A season is named as in its feed: 2025/26, 2022, or its first day; empty if a feed does not distinguish seasons. */
export const SeasonId = Type.String({ maxLength: 32 })
export const Season = Type.Object(
  {
    id: SeasonId,
    /** Days of its first and last match, in Beijing time. */
    from: Day,
    to: Day,
    current: Type.Boolean(),
  },
  closed,
)
export type Season = Static<typeof Season>

/** Name and colours of a league or a team, as needed by a link to it. */
export const LeagueRef = Type.Object(
  { id: Id, sport: oneOf(sports), name: Name, short: Name, mark: Type.String(), color: Type.String() },
  closed,
)
export type LeagueRef = Static<typeof LeagueRef>
export const TeamRef = Type.Object({ id: Id, name: Name, short: Name, crest: Type.String() }, closed)
export type TeamRef = Static<typeof TeamRef>

export const LeaguePage = Type.Object(
  {
    league: LeagueRef,
    /** Newest first. */
    seasons: Type.Array(Season),
    /** The returned season; null while no match is known. */
    season: Type.Union([Season, Type.Null()]),
    table: oneOf(['league', 'groups', 'none']),
    /** Points for a win, a draw and a loss, and the ranking criteria in order. `meetings`: see `TableRules`. */
    rules: Type.Object({ win: Count, draw: Count, loss: Count, meetings: Count, order: Type.Array(TieBreakName) }, closed),
    /** 0, at the end, stands for matches outside of the rounds, such as knock-out matches. */
    rounds: Type.Array(Count),
    /** The current or next round; the last one once all are over. */
    round: Type.Union([Count, Type.Null()]),
    /** Whether there are knock-out rounds. */
    bracket: Type.Boolean(),
    /** Sorted by Chinese name. */
    teams: Type.Array(TeamRef),
  },
  closed,
)
export type LeaguePage = Static<typeof LeaguePage>

const BracketLeg = Type.Object(
  {
    id: Id,
    day: Day,
    /** Of this match: its home side first; the second leg swaps them. */
    home: Side,
    status: MatchRow.properties.status,
    score: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
    shootout: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
  },
  closed,
)
/** One tie: sides as in its first match; the scores of both legs are in this order. */
export const BracketTie = Type.Object(
  {
    home: TeamRef,
    away: TeamRef,
    legs: Type.Array(BracketLeg),
    /** Aggregate score; null until a leg has started. */
    total: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
    winner: Type.Union([Side, Type.Null()]),
  },
  closed,
)
export type BracketTie = Static<typeof BracketTie>
/** From the first round to the final; ties are sorted by the pairing of the next round. */
export const BracketRound = Type.Object({ name: Name, ties: Type.Array(BracketTie) }, closed)
export type BracketRound = Static<typeof BracketRound>

export const leaderKinds = ['goals', 'assists', 'yellow-cards', 'red-cards', 'points', 'rebounds', 'steals', 'blocks', 'threes'] as const
export type LeaderKind = (typeof leaderKinds)[number]
/** A leader: `key` is the value of /…?player=. Basketball figures are per match with one decimal, football figures are sums. */
export const Leader = Type.Object(
  { rank: Count, key: Type.String(), name: Name, team: TeamRef, value: Type.Number(), played: Type.Union([Count, Type.Null()]) },
  closed,
)
export type Leader = Static<typeof Leader>
export const LeaderBoard = Type.Object({ kind: oneOf(leaderKinds), list: Type.Array(Leader) }, closed)
export type LeaderBoard = Static<typeof LeaderBoard>

const Figure = Type.Object({ kind: oneOf(leaderKinds), value: Type.Number() }, closed)
export type PlayerFigure = Static<typeof Figure>
export const SquadPlayer = Type.Object(
  { key: Type.String(), number: Type.Union([Count, Type.Null()]), name: Name, position: Type.String(), figures: Type.Array(Figure) },
  closed,
)
export type SquadPlayer = Static<typeof SquadPlayer>

export const TeamPage = Type.Object(
  {
    team: TeamRef,
    sport: oneOf(sports),
    /** Leagues that it plays in this season, its domestic league first. */
    leagues: Type.Array(LeagueRef),
    coach: Type.Union([Lineup.properties.coach, Type.Null()]),
    /** Next match first. */
    upcoming: Type.Array(MatchRow),
    /** Newest first. */
    results: Type.Array(MatchRow),
    squad: Type.Array(SquadPlayer),
  },
  closed,
)
export type TeamPage = Static<typeof TeamPage>

export const PlayerMatch = Type.Object(
  { match: MatchRow, rating: Type.Union([Type.Number(), Type.Null()]), figures: Type.Array(Figure) },
  closed,
)
export type PlayerMatch = Static<typeof PlayerMatch>
export const PlayerPage = Type.Object(
  {
    player: SquadPlayer,
    team: TeamRef,
    sport: oneOf(sports),
    league: Type.Union([LeagueRef, Type.Null()]),
    /** Newest first. */
    matches: Type.Array(PlayerMatch),
  },
  closed,
)
export type PlayerPage = Static<typeof PlayerPage>

const LeagueSeason = { league_id: Id, season: Type.Optional(SeasonId) }

export const dataEndpoints = {
  'GET api/Data/league': {
    summary: 'Returns a league: its seasons, rounds and teams, and its ranking criteria.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(LeagueSeason, closed),
    data: LeaguePage,
    errors: ['not-found'],
  },
  'GET api/Data/fixtures': {
    summary: 'Returns the matches of a season, of a round or of a team, in the order in which they are played.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(
      { ...LeagueSeason, round: Type.Optional(QueryInteger), team_id: Type.Optional(Id), page: Type.Optional(QueryInteger) },
      closed,
    ),
    data: Type.Object({ list: Type.Array(MatchRow), total: Count }, closed),
    errors: ['not-found'],
  },
  'GET api/Data/bracket': {
    summary: 'Returns the knock-out rounds of a season.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(LeagueSeason, closed),
    data: Type.Object({ rounds: Type.Array(BracketRound) }, closed),
    errors: ['not-found'],
  },
  'GET api/Data/leaders': {
    summary: 'Returns the leaders of a season: scorers, assists and cards, or points, rebounds and more per match.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(LeagueSeason, closed),
    data: Type.Object({ boards: Type.Array(LeaderBoard) }, closed),
    errors: ['not-found'],
  },
  'GET api/Data/team': {
    summary: 'Returns a team: its leagues, next and last matches, and squad.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ team_id: Id }, closed),
    data: TeamPage,
    errors: ['not-found'],
  },
  'GET api/Data/player': {
    summary: 'Returns a player of a team: figures of the season, and of each match.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ team_id: Id, player: Type.String({ minLength: 1, maxLength: 80 }) }, closed),
    data: PlayerPage,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>
