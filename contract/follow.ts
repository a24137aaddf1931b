// What a device or a person follows, and which events of it they want to hear of.
import { type Static, Type } from 'typebox'
import { Id, oneOf } from './endpoint.ts'

export const followKinds = ['match', 'team', 'league'] as const
export type FollowKind = (typeof followKinds)[number]
/** The kinds of alert. Part of `events` of a follow; empty means the defaults of the device's settings. */
export const alertKinds = ['goal', 'review', 'red-card', 'kick-off', 'half-time', 'full-time', 'moved'] as const
export type AlertKind = (typeof alertKinds)[number]

export const Follow = Type.Object(
  {
    kind: oneOf(followKinds),
    id: Id,
    events: Type.Array(oneOf(alertKinds), { maxItems: alertKinds.length }),
  },
  { additionalProperties: false },
)
export type Follow = Static<typeof Follow>
