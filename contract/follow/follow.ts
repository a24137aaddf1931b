// Follows of a device or a user, and the events that they notify about.
import { type Static, Type } from 'typebox'
import { limits } from '../limits/limits.ts'
import { Count, closed, type Endpoint, Id, oneOf } from '../wire/endpoint.ts'

export const followKinds = ['match', 'team', 'league', 'player', 'streamer', 'broadcast'] as const
export type FollowKind = (typeof followKinds)[number]
/**
 * Events that can be selected. A cancelled, corrected or confirmed event belongs to the kind that it corrects. Basketball has tip-off
 * (kick-off), half-time, quarter-end, close-game, overtime and its end (full-time), and never each score. Tennis, badminton and e-sports
 * have the ends of sets or maps only (set-end), badminton also match points. `live`: a followed streamer is on air, or about to be; the
 * switch value4.
 */
export const alertKinds = [
  'line-up',
  'soon',
  'kick-off',
  'goal',
  'penalty-missed',
  'review',
  'red-card',
  'half-time',
  'second-half',
  'full-time',
  'extra-time',
  'shoot-out',
  'moved',
  'quarter-end',
  'close-game',
  'overtime',
  'set-end',
  'match-point',
  'live',
] as const
export type AlertKind = (typeof alertKinds)[number]

/**
 * One follow. Choices are inherited: of the follows that match, the most specific one that names `events` decides (match, then team, then
 * league); without one, the switches of the device's settings apply. A followed player (line-up id) notifies of their own goals, missed
 * penalties, red cards and line-ups; a followed streamer (account) of their broadcasts; a followed scheduled broadcast of its start.
 * `rules/alert/alert-choice.ts`.
 */
export const Follow = Type.Object(
  {
    kind: oneOf(followKinds),
    id: Id,
    events: Type.Array(oneOf(alertKinds), { maxItems: alertKinds.length }),
    /** For a match: suppresses all of its alerts, whatever else is followed. */
    muted: Type.Optional(Type.Boolean()),
    /** For a match: its alerts ignore quiet hours. */
    through: Type.Optional(Type.Boolean()),
    /** Adds its `events` to the inherited ones instead of replacing them: a reservation. */
    adds: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type Follow = Static<typeof Follow>

export const followEndpoints = {
  'GET api/Member/follows': {
    summary: 'Returns what the account follows, on every device.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Follow) }, closed),
  },
  'POST api/Member/follow': {
    summary: 'Follows and unfollows for the account: follows in `put` are added or replaced, those in `remove` end.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        put: Type.Optional(Type.Array(Follow, { maxItems: limits.followsPerDevice })),
        remove: Type.Optional(Type.Array(Type.Object({ kind: oneOf(followKinds), id: Id }, closed), { maxItems: limits.followsPerDevice })),
      },
      closed,
    ),
    data: Type.Object({ total: Count }, closed),
    errors: ['invalid-input'],
  },
  'POST api/Basketballuser/collect': {
    summary: 'Follows or unfollows a match, of any sport.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({}, closed),
  },
  'POST api/live/reserveMatch': {
    summary: 'Reserves a match, with a reminder before its start, or cancels the reservation.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({}, closed),
  },
  'POST api/live/reserveMatch2': {
    summary: 'Reserves an announced broadcast, or cancels the reservation.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({}, closed),
  },
} as const satisfies Record<string, Endpoint>
