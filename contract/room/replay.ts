// Recordings as lists show them, and the broadcasts of followed streamers.
import { type Static, Type } from 'typebox'
import { listTypes, roomLimits } from '../limits/room-limits.ts'
import { Count, closed, type Endpoint, Id } from '../wire/endpoint.ts'
import { Announcement } from './announcement.ts'
import { RoomCard } from './room-card.ts'
import { Playback } from './stream.ts'

/** The latest recording of an offline room. */
export const Replay = Type.Object(
  {
    room: RoomCard,
    playback: Playback,
    /** The match that the room showed then, if known. */
    match_id: Type.Union([Id, Type.Null()]),
  },
  closed,
)
export type Replay = Static<typeof Replay>

export const replayEndpoints = {
  'POST api/Live_streaming/getReplayList': {
    summary: 'Returns the offline rooms that can be replayed, each with its newest recording, newest first: of one type, of one game.',
    who: 'guest',
    effect: 'read',
    body: Type.Object(
      {
        type: Type.Optional(Type.Integer({ minimum: 0, maximum: listTypes.length - 1 })),
        /** For type 3: a game. */
        id: Type.Optional(Id),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: roomLimits.pageMost })),
      },
      closed,
    ),
    data: Type.Object({ list: Type.Array(Replay), total: Count }, closed),
  },
  'GET api/User/attentionLive': {
    summary: 'Returns what the followed streamers show: now, next, and the replays of those who have neither.',
    who: 'user',
    effect: 'read',
    query: Type.Object({}, closed),
    data: Type.Object(
      {
        /** All of them, up to a page: live ones first by viewers; then by next broadcast. */
        list: Type.Array(RoomCard),
        total: Count,
        live: Count,
        /** The next scheduled broadcast within a day of each offline streamer. */
        soon: Type.Array(Announcement),
        replays: Type.Array(Replay),
      },
      closed,
    ),
  },
} as const satisfies Record<string, Endpoint>
