// Messages of feed/v1 about data shown beside a match that does not affect its result: each replaces its predecessor.
import { Type } from 'typebox'
import { Statistic } from '../match/match-detail.ts'
import { Side } from '../match/match-row.ts'
import { closed, oneOf } from '../wire/endpoint.ts'
import { FeedClock, FeedLongText, FeedPerson, FeedText, matchHead, SenderId } from './parts.ts'

const about = (description: string) => ({ ...closed, description })
const Percent = Type.Number({ minimum: 0, maximum: 100 })
const Shirt = Type.Integer({ minimum: 0, maximum: 999 })

const FeedLineupPlayer = Type.Object(
  {
    id: SenderId,
    number: Shirt,
    name: FeedText,
    position: Type.Optional(Type.String({ maxLength: 12 })),
    /** From the left touchline of the player's own side, and from their own goal line. */
    x: Type.Optional(Percent),
    y: Type.Optional(Percent),
    rating: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
    captain: Type.Optional(Type.Boolean()),
  },
  closed,
)
const FeedLineup = Type.Object(
  {
    formation: Type.Optional(Type.String({ maxLength: 20 })),
    coach: Type.Optional(FeedPerson),
    starters: Type.Array(FeedLineupPlayer, { maxItems: 20 }),
    substitutes: Type.Optional(Type.Array(FeedLineupPlayer, { maxItems: 30 })),
  },
  closed,
)
export const LineupsMessage = Type.Object(
  { type: Type.Literal('lineups'), ...matchHead, home: FeedLineup, away: FeedLineup },
  about('The players of both sides.'),
)
export const StatisticsMessage = Type.Object(
  {
    type: Type.Literal('statistics'),
    ...matchHead,
    statistics: Type.Array(
      Type.Object(
        {
          key: Statistic.properties.key,
          home: Type.Number({ minimum: 0, maximum: 100_000 }),
          away: Type.Number({ minimum: 0, maximum: 100_000 }),
          period: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
        },
        closed,
      ),
      { maxItems: 200 },
    ),
  },
  about('All figures of the match; with `period`, those of one set or map. Shares are percentages, `economy` is gold in thousands.'),
)

const Tally = Type.Integer({ minimum: 0, maximum: 200 })
const FeedPlayerLine = Type.Object(
  {
    id: SenderId,
    number: Shirt,
    name: FeedText,
    position: Type.Optional(Type.String({ maxLength: 12 })),
    points: Tally,
    rebounds: Tally,
    assists: Tally,
    steals: Tally,
    blocks: Tally,
    threes: Tally,
  },
  closed,
)
const PlayerList = Type.Array(FeedPlayerLine, { maxItems: 30 })
export const PlayersMessage = Type.Object(
  { type: Type.Literal('players'), ...matchHead, home: PlayerList, away: PlayerList },
  about('Basketball: the figures of each player so far.'),
)
export const MomentumMessage = Type.Object(
  {
    type: Type.Literal('momentum'),
    ...matchHead,
    values: Type.Array(Type.Integer({ minimum: -100, maximum: 100 }), { maxItems: 200 }),
  },
  about('One value per minute from the start: above 0, the home side presses.'),
)
export const ShotMessage = Type.Object(
  {
    type: Type.Literal('shot'),
    ...matchHead,
    side: Side,
    result: oneOf(['scored', 'saved', 'blocked', 'woodwork', 'off']),
    x: Percent,
    y: Percent,
    /** Expected goal: probability that the shot scores, 0 to 1. */
    expected: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    player: Type.Optional(FeedPerson),
    clock: Type.Optional(FeedClock),
  },
  about(
    'Football: a shot and its position, `x` from the left touchline of the shooting side and `y` from its own goal, 0 to 100. Report a goal with its own message. Shots, shots on target and expected goals are counted from shots where no statistics give them.',
  ),
)

const Price = Type.Number({ exclusiveMinimum: 1, maximum: 1_000, description: 'Decimal odds that include the stake: 1.92.' })
const HandicapLine = Type.Number({ minimum: -500, maximum: 500, description: 'Added to the home side, in quarters: -0.5.' })
const TotalLine = Type.Number({ minimum: 0, maximum: 1_000 })
export const OddsMessage = Type.Object(
  {
    type: Type.Literal('odds'),
    ...matchHead,
    handicap: Type.Object({ line: HandicapLine, home: Price, away: Price }, closed),
    total: Type.Object({ line: TotalLine, over: Price, under: Price }, closed),
    win: Type.Object({ home: Price, draw: Type.Optional(Price), away: Price }, closed),
  },
  about('The prices of one company, for information. Their movement is computed from the previous prices.'),
)
export const TextMessage = Type.Object(
  {
    type: Type.Literal('text'),
    ...matchHead,
    text: FeedLongText,
    important: Type.Optional(Type.Boolean()),
    side: Type.Optional(Side),
    clock: Type.Optional(FeedClock),
  },
  about('A line of text commentary.'),
)
