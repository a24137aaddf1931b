// The data pages: of football and basketball leagues with their seasons, fixtures by round, brackets and leaders; of every sport teams
// and players.
import { type Static, Type } from 'typebox'
import { Count, closed, Day, type Endpoint, Id, oneOf, QueryInteger } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { Lineup } from './match-detail.ts'
import { MatchRow, Side, sports } from './match-row.ts'
import { TieBreakName } from './standings.ts'

/** A season is called as its feed calls it: 2025/26, 2022, or the day on which it began; empty where a feed tells none apart. */
export const SeasonId = Type.String({ maxLength: 32 })
export const Season = Type.Object(
  {
    id: SeasonId,
    /** Days of its first and last match in Beijing. */
    from: Day,
    to: Day,
    current: Type.Boolean(),
  },
  closed,
)
export type Season = Static<typeof Season>

/** Name and colours of a league or a team, as much as a link to it shows. */
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
    /** The newest first. */
    seasons: Type.Array(Season),
    /** The one that is answered; null while no match is known. */
    season: Type.Union([Season, Type.Null()]),
    table: oneOf(['league', 'groups', 'none']),
    /** Points for a win, a draw and a loss, and what ranks in which order. `meetings`: see `TableRules`. */
    rules: Type.Object({ win: Count, draw: Count, loss: Count, meetings: Count, order: Type.Array(TieBreakName) }, closed),
    /** 0 at the end stands for matches beside the rounds, such as those of knock-out rounds. */
    rounds: Type.Array(Count),
    /** The round that is played now, or next; the last when all are over. */
    round: Type.Union([Count, Type.Null()]),
    /** Whether there are knock-out rounds. */
    bracket: Type.Boolean(),
    /** By name in Chinese. */
    teams: Type.Array(TeamRef),
  },
  closed,
)
export type LeaguePage = Static<typeof LeaguePage>

const BracketLeg = Type.Object(
  {
    id: Id,
    day: Day,
    /** Of this match: its home side first, which the second leg has the other way round. */
    home: Side,
    status: MatchRow.properties.status,
    score: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
    shootout: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
  },
  closed,
)
/** One tie: sides as in its first match; scores of a leg are turned to these sides. */
export const BracketTie = Type.Object(
  {
    home: TeamRef,
    away: TeamRef,
    legs: Type.Array(BracketLeg),
    /** Both legs together; null before a goal could fall. */
    total: Type.Union([Type.Tuple([Count, Count]), Type.Null()]),
    winner: Type.Union([Side, Type.Null()]),
  },
  closed,
)
export type BracketTie = Static<typeof BracketTie>
/** From the first round to the final; the ties of a round stand where the next round needs them. */
export const BracketRound = Type.Object({ name: Name, ties: Type.Array(BracketTie) }, closed)
export type BracketRound = Static<typeof BracketRound>

export const leaderKinds = ['goals', 'assists', 'yellow-cards', 'red-cards', 'points', 'rebounds', 'steals', 'blocks', 'threes'] as const
export type LeaderKind = (typeof leaderKinds)[number]
/** Of a player: `key` is what /…?player= takes. Figures of basketball are per match, with one decimal; those of football are sums. */
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
    /** Those in which it plays this season; its own first. */
    leagues: Type.Array(LeagueRef),
    coach: Type.Union([Lineup.properties.coach, Type.Null()]),
    /** The next first. */
    upcoming: Type.Array(MatchRow),
    /** The newest first. */
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
    /** The newest first. */
    matches: Type.Array(PlayerMatch),
  },
  closed,
)
export type PlayerPage = Static<typeof PlayerPage>

const LeagueSeason = { league_id: Id, season: Type.Optional(SeasonId) }

export const dataEndpoints = {
  'GET api/Data/league': {
    summary: 'A league: its seasons, rounds and teams, and by what it ranks.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(LeagueSeason, closed),
    data: LeaguePage,
    errors: ['not-found'],
  },
  'GET api/Data/fixtures': {
    summary: 'Matches of a season, of a round or a team, in the order in which they are played.',
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
    summary: 'The knock-out rounds of a season.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(LeagueSeason, closed),
    data: Type.Object({ rounds: Type.Array(BracketRound) }, closed),
    errors: ['not-found'],
  },
  'GET api/Data/leaders': {
    summary: 'Who leads a season: scorers, assists and cards, or points, rebounds and more a match.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(LeagueSeason, closed),
    data: Type.Object({ boards: Type.Array(LeaderBoard) }, closed),
    errors: ['not-found'],
  },
  'GET api/Data/team': {
    summary: 'A team: its leagues, next and last matches, and squad.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ team_id: Id }, closed),
    data: TeamPage,
    errors: ['not-found'],
  },
  'GET api/Data/player': {
    summary: 'A player of a team: figures of the season, and match by match.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ team_id: Id, player: Type.String({ minLength: 1, maxLength: 80 }) }, closed),
    data: PlayerPage,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>
