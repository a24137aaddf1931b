// How a user organizes follows: groups, manual order, and special follows.
import { type Static, Type } from 'typebox'
import { followLimits, followOrderKinds } from '../limits/follow-limits.ts'
import { closed, type Endpoint, Id, oneOf } from '../wire/endpoint.ts'

/** Its position among others, compared letter by letter (rules/follow-rank.ts). Follows without a rank come first. */
const Rank = Type.String({ pattern: '^[0-9A-Za-z]{0,63}[1-9A-Za-z]$' })
const GroupName = Type.String({ minLength: 1, maxLength: followLimits.groupName * 4 })

export const FollowGroup = Type.Object({ id: Id, name: Type.String(), rank: Rank }, closed)
export type FollowGroup = Static<typeof FollowGroup>
/** Settings of one follow; a follow that was never moved or marked has no entry. */
export const FollowMark = Type.Object(
  {
    kind: oneOf(followOrderKinds),
    id: Id,
    /** Null: in no group. */
    group: Type.Union([Id, Type.Null()]),
    rank: Type.Union([Rank, Type.Null()]),
    /** It comes first, and all of its alerts are sent. */
    special: Type.Boolean(),
  },
  closed,
)
export type FollowMark = Static<typeof FollowMark>
export const FollowOrder = Type.Object({ groups: Type.Array(FollowGroup), marks: Type.Array(FollowMark) }, closed)
export type FollowOrder = Static<typeof FollowOrder>

/** A partial update of one follow: omitted fields stay, so that two devices do not overwrite each other. */
const MarkChange = Type.Object(
  {
    kind: FollowMark.properties.kind,
    id: Id,
    group: Type.Optional(FollowMark.properties.group),
    rank: Type.Optional(Rank),
    special: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type MarkChange = Static<typeof MarkChange>
/** Creates the group if it does not exist; the device chooses the id. */
const GroupChange = Type.Object({ id: Id, name: Type.Optional(GroupName), rank: Type.Optional(Rank) }, closed)
export type GroupChange = Static<typeof GroupChange>
export const FollowOrderChange = Type.Object(
  {
    groups: Type.Optional(Type.Array(GroupChange, { maxItems: followLimits.groups })),
    /** Groups to delete; their follows become ungrouped. */
    ended: Type.Optional(Type.Array(Id, { maxItems: followLimits.groups })),
    marks: Type.Optional(Type.Array(MarkChange, { maxItems: followLimits.marks })),
  },
  closed,
)
export type FollowOrderChange = Static<typeof FollowOrderChange>

export const followOrderEndpoints = {
  'GET api/Member/followBook': {
    summary: 'Returns the caller’s follow groups, their order, and the special follows.',
    who: 'user',
    effect: 'read',
    data: FollowOrder,
  },
  'POST api/Member/arrangeFollows': {
    summary: 'Changes groups, order and special follows, and returns all of them.',
    who: 'user',
    effect: 'write',
    body: FollowOrderChange,
    data: FollowOrder,
    errors: ['invalid-input', 'too-long', 'limit-reached'],
  },
} as const satisfies Record<string, Endpoint>
