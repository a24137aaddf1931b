// Messages of feed/v1 about leagues, teams and fixtures, which precede any message about a match.
import { Type } from 'typebox'
import { SeasonId } from '../match/data.ts'
import { sports } from '../match/match-row.ts'
import { tableLimits } from '../match/table-order.ts'
import { TableZone } from '../match/table-zone.ts'
import { closed, dayPattern, oneOf, timestampPattern } from '../wire/endpoint.ts'
import { catalogueHead, FeedPerson, FeedScore, FeedText, matchHead, SenderId } from './parts.ts'

const FeedSport = oneOf(sports)
const Flag = Type.Boolean()

export const LeagueMessage = Type.Object(
  {
    type: Type.Literal('league'),
    ...catalogueHead,
    league: SenderId,
    sport: FeedSport,
    name: FeedText,
    short: Type.Optional(FeedText),
    country: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'In English. With it, a known football league gets its name in three languages.',
      }),
    ),
    initial: Type.Optional(
      Type.String({ pattern: '^[A-Z#]$', description: 'The letter under which it is listed, from the pinyin of its Chinese name.' }),
    ),
    featured: Type.Optional(Flag),
    /** Rows are never sent: the site computes them from the results of the season. */
    table: Type.Optional(
      Type.Object(
        {
          kind: oneOf(['league', 'groups', 'none']),
          rules: Type.Optional(
            Type.String({
              pattern: '^[a-z0-9-]{1,40}$',
              description: 'Whose regulations rank level teams: fifa, uefa, premier-league, nba. Default: those usual in the sport.',
            }),
          ),
          zones: Type.Optional(Type.Array(TableZone, { maxItems: tableLimits.zones })),
          deductions: Type.Optional(
            Type.Array(
              Type.Object(
                { season: SeasonId, team: SenderId, points: Type.Integer({ minimum: 1, maximum: 99 }), reason: FeedText },
                closed,
              ),
              { maxItems: tableLimits.deductions },
            ),
          ),
        },
        closed,
      ),
    ),
  },
  { ...closed, description: 'A league or a cup, with the meaning of its tables. A later message replaces it as a whole.' },
)

const Color = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })
export const TeamMessage = Type.Object(
  {
    type: Type.Literal('team'),
    ...catalogueHead,
    team: SenderId,
    sport: FeedSport,
    league: SenderId,
    name: FeedText,
    short: Type.Optional(FeedText),
    code: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'Three letters, such as LIV.' })),
    colors: Type.Optional(Type.Tuple([Color, Color], { description: 'The color of its shirt, and a color that stands out on it.' })),
  },
  { ...closed, description: 'A club, a nation, a tennis or badminton player, or a pair of these. A later message replaces it as a whole.' },
)

export const startPattern = `${timestampPattern}|${dayPattern}`
/** A start: a timestamp, or only the day while the time is not announced. */
export const FeedStart = Type.String({
  pattern: startPattern,
  description: 'ISO 8601 in UTC. If only the day is known: 2026-12-05.',
})

export const FixtureMessage = Type.Object(
  {
    type: Type.Literal('fixture'),
    ...matchHead,
    sport: FeedSport,
    league: SenderId,
    home: SenderId,
    away: SenderId,
    start: FeedStart,
    season: Type.Optional(SeasonId),
    round: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    stage: Type.Optional(FeedText),
    group: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    venue: Type.Optional(Type.Object({ id: Type.Optional(SenderId), name: FeedText }, closed)),
    referee: Type.Optional(FeedPerson),
    first_leg: Type.Optional(FeedScore),
    period_minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 60, description: 'Length of a regular period. Default: 45 in football, 10 in basketball.' }),
    ),
    featured: Type.Optional(Flag),
  },
  { ...closed, description: 'A match: always its first message. A later one reports what changed; another start is announced as a move.' },
)
