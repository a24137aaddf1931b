// The odds of a match: the lines of one company, and their history.
import { type Static, Type } from 'typebox'
import { closed, type Endpoint, Id, Timestamp } from '../wire/endpoint.ts'

/** One line of one company. `line` is the handicap or the total; home/away (or over/under) are decimal odds minus one. */
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
export const MatchOdds = Type.Object({ handicap: OddsLine, total: OddsLine, win: OddsLine, updated_at: Timestamp }, closed)
export type MatchOdds = Static<typeof MatchOdds>

export const oddsEndpoints = {
  'GET api/hot_match/odds': {
    summary: 'Returns how the odds of one match moved.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: Type.Object({ list: Type.Array(MatchOdds) }, closed),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>
