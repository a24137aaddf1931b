// Fans' ratings of the players of a match: points from 1 to 10, one rating per fan and player, with the sample size.
import { type Static, Type } from 'typebox'
import { ratingLimits, ratingStates } from '../limits/rating-limits.ts'
import { Count, closed, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'

const Points = Type.Integer({ minimum: ratingLimits.least, maximum: ratingLimits.most })

export const PlayerRating = Type.Object(
  {
    player: Id,
    /** Number of ratings. */
    sample: Count,
    /** One decimal; null with fewer than `fewest` ratings. */
    mean: Type.Union([Type.Number({ minimum: ratingLimits.least, maximum: ratingLimits.most }), Type.Null()]),
    /** The caller's own points. */
    mine: Type.Union([Points, Type.Null()]),
  },
  closed,
)
export type PlayerRating = Static<typeof PlayerRating>

export const MatchRatings = Type.Object(
  {
    id: Id,
    state: oneOf(ratingStates),
    /** Until when points are accepted; null before the end of the match. */
    until: Type.Union([Timestamp, Type.Null()]),
    /** Fans who rated any player. */
    people: Count,
    /** Only rated players. */
    list: Type.Array(PlayerRating),
    fewest: Count,
  },
  closed,
)
export type MatchRatings = Static<typeof MatchRatings>

export const ratingEndpoints = {
  'GET api/hot_match/ratings': {
    summary:
      'Returns the fan ratings of a match’s players: mean and sample of each, no mean of fewer than ten, and the caller’s own points.',
    who: 'guest',
    effect: 'read',
    personal: true,
    query: Type.Object({ id: Id }, closed),
    data: MatchRatings,
    errors: ['not-found'],
  },
  'POST api/hot_match/rate': {
    summary:
      'Rates a player who played with 1 to 10 points, from the start until a day after the end; new points replace them, 0 removes them.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, player: Id, points: Type.Integer({ minimum: 0, maximum: ratingLimits.most }) }, closed),
    data: MatchRatings,
    errors: ['not-found', 'unavailable', 'invalid-input'],
  },
} as const satisfies Record<string, Endpoint>
