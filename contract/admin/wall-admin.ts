// The moderation wall: every live room with its chat, and the operator's actions there.
import { type Static, Type } from 'typebox'
import { roomLimits } from '../limits/room-limits.ts'
import { RoomCard } from '../room/room-card.ts'
import { Broadcast } from '../room/studio.ts'
import { Count, closed, Empty, type Endpoint, Id, Timestamp } from '../wire/endpoint.ts'

export const WallMessage = Type.Object({ id: Id, uid: Id, nickname: Type.String(), text: Type.String(), time: Timestamp }, closed)
export type WallMessage = Static<typeof WallMessage>
export const WallRoom = Type.Object(
  {
    room: RoomCard,
    /** The current broadcast. */
    broadcast: Id,
    /** Undecided reports about the room and its streamer. */
    reports: Count,
    /** Latest messages, the last one at the end. */
    lines: Type.Array(WallMessage),
  },
  closed,
)
export type WallRoom = Static<typeof WallRoom>

export const wallAdminEndpoints = {
  'GET api/Desk/wall': {
    summary: 'Rooms on air with the last of their talk: those that are reported first, then those with most viewers; a hundred at most.',
    who: 'operator',
    effect: 'read',
    data: Type.Object({ list: Type.Array(WallRoom), total: Count }, closed),
  },
  'POST api/Desk/endBroadcast': {
    summary: 'Ends a broadcast with a reason, which its streamer is told. Of another than the one that is on: already-decided.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, broadcast: Id, reason: Type.String({ minLength: 1, maxLength: 200 }) }, closed),
    data: Broadcast,
    errors: ['not-found', 'already-decided', 'invalid-input'],
  },
  'POST api/Desk/removeLine': {
    summary: 'Takes a line of a room away, and the danmaku that it is.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, line: Id }, closed),
    data: Empty,
    errors: ['not-found'],
  },
  'POST api/Desk/muteInRoom': {
    summary:
      'Mutes somebody in a room for a number of hours, in place of what he was muted for before; 0 lets him write again. The streamer himself cannot be; who has a role at the desk is an operator’s alone.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      {
        id: Id,
        uid: Id,
        hours: Type.Integer({ minimum: 0, maximum: roomLimits.standingHours }),
        reason: Type.Optional(Type.String({ maxLength: 200 })),
      },
      closed,
    ),
    data: Type.Object(
      {
        /** Until when the user was already muted there; null: not muted. */
        before: Type.Union([Timestamp, Type.Null()]),
      },
      closed,
    ),
    errors: ['not-found', 'forbidden'],
  },
} as const satisfies Record<string, Endpoint>
