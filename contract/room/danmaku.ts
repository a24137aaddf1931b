// Danmaku: texts that fly over the picture, each with the picture time that it belongs to.
import { type Static, Type } from 'typebox'
import { sayErrors } from '../chat/chat.ts'
import { chatLimits, danmakuColors, danmakuPositions, danmakuSizes } from '../limits/chat-limits.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'

const Color = oneOf(danmakuColors.map(({ color }) => color))
const Size = oneOf(danmakuSizes.map(({ size }) => size))
const Position = oneOf(danmakuPositions.map(({ position }) => position))

/** Frame `danmaku` of `room:ID` is an array of these, at most ten a second. */
export const Danmaku = Type.Object(
  {
    id: Id,
    room_id: Id,
    uid: Id,
    nickname: Type.String(),
    userlevel: Type.Integer({ minimum: 0 }),
    text: Type.String(),
    color: Color,
    size: Size,
    position: Position,
    /** A noble's advert: highlighted, across the whole room. */
    advert: Type.Boolean(),
    /** Picture time. */
    at: Timestamp,
    time: Timestamp,
  },
  closed,
)
export type Danmaku = Static<typeof Danmaku>

export const danmakuEndpoints = {
  'GET api/Barrage/getList': {
    summary:
      'Returns the danmaku of a room, or of a video (its `danmaku_id`), in order, with picture times from `from` on and before `to`.',
    who: 'guest',
    effect: 'read',
    query: Type.Object({ id: Id, from: Timestamp, to: Timestamp }, closed),
    data: Type.Object(
      {
        list: Type.Array(Danmaku, { maxItems: chatLimits.danmakuPage }),
        /** Cursor of the next page; null: no more. */
        next: Type.Union([Timestamp, Type.Null()]),
      },
      closed,
    ),
    errors: ['not-found', 'invalid-input'],
  },
  'GET api/Barrage/send': {
    summary:
      'Sends a danmaku, in a room also as a chat line. For an upload, `at` counts from 1970-01-01T00:00:00Z. The same `key` sends it once.',
    who: 'user',
    effect: 'write',
    query: Type.Object(
      {
        id: Id,
        text: Type.String({ minLength: 1, maxLength: chatLimits.roomMessageLength * 4 }),
        key: Type.Optional(Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' })),
        color: Type.Optional(Color),
        size: Type.Optional(Size),
        position: Type.Optional(Position),
        /** Picture time of its sender; omitted: the live edge. */
        at: Type.Optional(Timestamp),
      },
      closed,
    ),
    data: Danmaku,
    errors: [...sayErrors, 'level-needed'],
  },
  'POST api/Barrage/like': {
    summary: 'Likes or unlikes a danmaku, and returns its number of likes.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: Type.Object({ liked: Type.Boolean(), likes: Count }, closed),
    errors: ['not-found'],
  },
  'POST api/Barrage/remove': {
    summary: 'Removes a danmaku. For its author, the owner of its video or room, and operators.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id }, closed),
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
} as const satisfies Record<string, Endpoint>
