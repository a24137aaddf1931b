// Rankings and fan clubs: top givers of a room, the site's streamers with the formula, badges and their levels.
import { type Static, Type } from 'typebox'
import { Tenths } from '../money/money.ts'
import { Count, closed, Day, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { RoomPerson } from './gift.ts'

/** Contribution today, this week (from Monday), this month (from the 1st), in the platform's time zone; guards; nobles. */
export const roomRankTypes = ['day', 'week', 'month', 'guard', 'noble'] as const
export type RoomRankType = (typeof roomRankTypes)[number]
export const rankRanges = ['day', 'week', 'month'] as const
export type RankRange = (typeof rankRanges)[number]
/** Rankings of streamers: by heat (see its formula), diamonds given, new followers. */
export const rankKinds = ['heat', 'gifts', 'fans'] as const
export type RankKind = (typeof rankKinds)[number]
/** Terms of the heat formula; the app supplies the labels. */
export const heatTerms = ['watch-minutes', 'messages', 'gift-diamonds', 'givers', 'new-followers'] as const
export type HeatTerm = (typeof heatTerms)[number]
/** Badge colours, tokens of the app. */
export const badgeColors = ['green', 'blue', 'violet', 'red', 'amber', 'teal'] as const
export type BadgeColor = (typeof badgeColors)[number]
/** Maximum length of a badge's name, in user-perceived characters. */
export const badgeNameMost = 6

export const RankRow = Type.Object({ place: Type.Integer({ minimum: 1 }), ...RoomPerson.properties, value: Tenths }, closed)
export type RankRow = Static<typeof RankRow>

export const StreamerRank = Type.Object(
  {
    place: Type.Integer({ minimum: 1 }),
    /** Rank in the previous range; null: not ranked. */
    before: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    room_id: Id,
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    /** Heat in full points, gifts in tenths of a diamond, fans as a count. */
    value: Count,
    /** Points that each heat term contributed; empty except for heat. */
    parts: Type.Array(Type.Object({ term: oneOf(heatTerms), count: Count, points: Count }, closed)),
    is_live: Type.Boolean(),
  },
  closed,
)
export type StreamerRank = Static<typeof StreamerRank>

/** points = sum over the terms of count × points, each count over the days of the range only. */
export const HeatFormula = Type.Array(Type.Object({ term: oneOf(heatTerms), points: Type.Integer({ minimum: 1 }) }, closed))
export type HeatFormula = Static<typeof HeatFormula>

export const FanGroup = Type.Object(
  {
    room_id: Id,
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    /** Name of the badge; empty: not chosen yet. */
    name: Type.String(),
    color: oneOf(badgeColors),
    members: Count,
    /** Contribution at which each level is reached, in tenths of a diamond, level 1 first. */
    levels: Type.Array(Tenths),
  },
  closed,
)
export type FanGroup = Static<typeof FanGroup>
export const FanStanding = Type.Object(
  {
    level: Type.Integer({ minimum: 1 }),
    contribution: Tenths,
    /** Contribution at which the next level begins; null: at the last level. */
    next: Type.Union([Tenths, Type.Null()]),
    since: Timestamp,
  },
  closed,
)
export type FanStanding = Static<typeof FanStanding>
export const Badge = Type.Object(
  {
    room_id: Id,
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    name: Type.String(),
    color: oneOf(badgeColors),
    ...FanStanding.properties,
  },
  closed,
)
export type Badge = Static<typeof Badge>

const RoomOrOwner = { room_id: Type.Optional(Id), uid: Type.Optional(Id) }

export const rankEndpoints = {
  'POST api/Live_streaming/getRankInfoList': {
    summary: 'Returns the ranking of a room: contribution by day, week or month, its guards, or its nobles. `mine` is the caller’s row.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object(
      { room_id: Id, type: oneOf(roomRankTypes), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) },
      closed,
    ),
    data: Type.Object(
      {
        list: Type.Array(RankRow),
        /** My row, in the list or below it, and the amount missing to the rank above. */
        mine: Type.Union([Type.Object({ ...RankRow.properties, missing: Tenths }, closed), Type.Null()]),
        /** First day of the range; today for guards and nobles. */
        from: Day,
        /** Number of the room's guards, and of nobles among its fans. */
        guards: Count,
        nobles: Count,
      },
      closed,
    ),
    errors: ['not-found'],
  },
  'GET api/Live_streaming/roomRanking': {
    summary: 'Returns the site’s streamers by heat, gifts or new fans of a day, a week or a month, with the formula.',
    who: 'guest',
    effect: 'read',
    query: Type.Object(
      { range: Type.Optional(oneOf(rankRanges)), by: Type.Optional(oneOf(rankKinds)), limit: Type.Optional(QueryInteger) },
      closed,
    ),
    data: Type.Object(
      { list: Type.Array(StreamerRank), formula: HeatFormula, from: Day, to: Day, zone: Type.String(), updated_at: Timestamp },
      closed,
    ),
  },
  'POST api/Live_streaming/getFansGroupInfo': {
    summary: 'Returns the fan club of a streamer with its top fans; `mine` is the caller’s place in it.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ ...RoomOrOwner, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }, closed),
    data: Type.Object({ group: FanGroup, top: Type.Array(RankRow), mine: Type.Union([FanStanding, Type.Null()]) }, closed),
    errors: ['not-found', 'invalid-input'],
  },
  'POST api/Live_streaming/badgeList': {
    summary: 'Returns the fan badges of a user, highest first; without `uid`, the caller’s own.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ uid: Type.Optional(Id) }, closed),
    data: Type.Object({ list: Type.Array(Badge) }, closed),
  },
  'POST api/Live_streaming/badgeEdit': {
    summary: 'Sets name and color of the badge of the caller’s room.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ name: Type.String({ maxLength: 40 }), color: Type.Optional(oneOf(badgeColors)) }, closed),
    data: FanGroup,
    errors: ['forbidden', 'invalid-input', 'word-refused'],
  },
} as const satisfies Record<string, Endpoint>
