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
    summary: 'Returns the live rooms with their latest chat: reported ones first, then those with most viewers; at most a hundred.',
    who: 'operator',
    effect: 'read',
    data: Type.Object({ list: Type.Array(WallRoom), total: Count }, closed),
  },
  'POST api/Desk/endBroadcast': {
    summary:
      'Ends a broadcast with a reason, of which its streamer is notified. Fails with `already-decided` if another broadcast is live.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, broadcast: Id, reason: Type.String({ minLength: 1, maxLength: 200 }) }, closed),
    data: Broadcast,
    errors: ['not-found', 'already-decided', 'invalid-input'],
  },
  'POST api/Desk/removeLine': {
    summary: 'Removes a line from the chat of a room, and the same line as a danmaku.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, line: Id }, closed),
    data: Empty,
    errors: ['not-found'],
  },
  'POST api/Desk/muteInRoom': {
    summary:
      'Mutes a user in a room for `hours`, replacing an earlier one; 0 unmutes. Never the streamer; only operators mute users with a role.',
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
