// Everything that a match's detail page shows beside its row and events.
import { type Static, Type } from 'typebox'
import { Count, closed, Day, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { MatchEvent } from './match-event.ts'
import { MatchRow, Side } from './match-row.ts'
import { Standings } from './standings.ts'

export const TextLine = Type.Object(
  {
    id: Count,
    minute: Type.String(),
    text: Name,
    important: Type.Boolean(),
    at: Timestamp,
    /** Side that it describes, if only one. */
    side: Type.Optional(Side),
  },
  closed,
)
export type TextLine = Static<typeof TextLine>

/** One figure of both sides. A `unit` of % is shown with the sign; `xg` has two decimals; `economy` is gold in thousands. */
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
      'dragons',
      'barons',
      'plants',
      'defusals',
      'economy',
    ]),
    home: Type.Number(),
    away: Type.Number(),
    unit: oneOf(['count', 'percent', 'decimal']),
    /** The map or set, from 1; absent: the match as a whole. */
    period: Type.Optional(Count),
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
    /** 0 to 100 across, from the left touchline of the player's own side. */
    x: Type.Number(),
    /** 0 to 100 along, from the player's own goal line. */
    y: Type.Number(),
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

/** Statistics of one player in a basketball match. */
export const PlayerLine = Type.Object(
  {
    id: Id,
    number: Count,
    name: Name,
    position: Type.String(),
    points: Count,
    rebounds: Count,
    assists: Count,
    steals: Count,
    blocks: Count,
    threes: Count,
  },
  closed,
)
export type PlayerLine = Static<typeof PlayerLine>
export const PlayerLines = Type.Object({ home: Type.Array(PlayerLine), away: Type.Array(PlayerLine) }, closed)
export type PlayerLines = Static<typeof PlayerLines>

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
    /** One value per minute, -100 to 100: above 0 the home side presses. */
    momentum: Type.Array(Type.Integer({ minimum: -100, maximum: 100 })),
    lineups: Type.Union([Type.Object({ home: Lineup, away: Lineup }, closed), Type.Null()]),
    /** Statistics of each player so far; null where none are recorded. */
    players: Type.Union([PlayerLines, Type.Null()]),
    head_to_head: Type.Array(HeadToHead),
    form: Type.Object({ home: Type.Array(HeadToHead), away: Type.Array(HeadToHead) }, closed),
    standings: Type.Union([Standings, Type.Null()]),
    venue: Type.Union([Name, Type.Null()]),
    referee: Type.Union([Name, Type.Null()]),
  },
  closed,
)
export type MatchDetail = Static<typeof MatchDetail>
