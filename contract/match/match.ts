// Endpoints of matches: lists, one match, leagues and tables.
import { type Static, Type } from 'typebox'
import { limits } from '../limits/limits.ts'
import { Count, closed, Day, type Endpoint, Id, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { MatchDetail } from './match-detail.ts'
import { MatchRow, Side, sports, statuses } from './match-row.ts'
import { Standings } from './standings.ts'
import { tableViews } from './table-order.ts'

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
    /** A day in the zone `tz`; default today. If it is the current day, every live match is included, whenever it began. */
    day: Type.Optional(Day),
    /** Number of days from `day`, 1 to 14. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 14 })),
    /** IANA zone of the reader; default Asia/Shanghai. */
    tz: Type.Optional(Type.String({ maxLength: 64 })),
    status: Type.Optional(oneOf(statuses)),
    league_id: Type.Optional(Id),
    /** Matches of any of these teams or leagues: the device's follows. */
    team_ids: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    league_ids: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    ids: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSizeMax })),
  },
  closed,
)
export type AllMatchBody = Static<typeof AllMatchBody>
export const MatchList = Type.Object({ list: Type.Array(MatchRow), total: Count }, closed)
export type MatchList = Static<typeof MatchList>

/** Supporters of each side; `side` is the caller's, null for a guest or without a choice. */
export const Battle = Type.Object({ sourceid: Id, home: Count, away: Count, side: Type.Union([Side, Type.Null()]) }, closed)
export type Battle = Static<typeof Battle>

export const matchEndpoints = {
  'POST api/hot_match/all_match': {
    summary: 'Returns the matches of a sport, day, status or league, or by id, in list order.',
    who: 'guest',
    effect: 'read',
    body: AllMatchBody,
    data: MatchList,
  },
  'POST api/hot_match/msgGetSimple': {
    summary:
      'Returns the tally of a match battle: the supporters of each side, and the caller’s side. The match is its `sourceid`, or its `id`.',
    who: 'guest',
    effect: 'read',
    body: Type.Object({ type: oneOf(sports), id: Type.Optional(Id), sourceid: Type.Optional(Id) }, closed),
    data: Battle,
    errors: ['not-found', 'invalid-input'],
    personal: true,
  },
  'POST api/hot_match/support': {
    summary: 'Supports a side in the battle of a match until the match is over; a later call for the other side moves the support.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, side: Side }, closed),
    data: Battle,
    errors: ['not-found', 'unavailable'],
  },
  'GET api/hot_match/recommend': { summary: 'Returns the hot matches of the home page.', who: 'guest', effect: 'read', data: MatchList },
  'GET api/hot_match/initial_list': {
    summary: 'Returns the leagues by initial, for the filter.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ sport: Type.Optional(oneOf(sports)) }, closed),
    data: Type.Object({ list: Type.Array(LeagueEntry) }, closed),
  },
  'GET api/hot_match/detail': {
    summary: 'Returns everything that is known about one match.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: MatchDetail,
    errors: ['not-found'],
  },
  'GET api/hot_match/standings': {
    summary: 'Returns the table of a league, one per group: of the current season with matches in progress, or of another season or view.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(
      { league_id: Id, season: Type.Optional(Type.String({ maxLength: 32 })), view: Type.Optional(oneOf(tableViews)) },
      closed,
    ),
    data: Type.Object({ list: Type.Array(Standings) }, closed),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>
