// Scheduled broadcasts of streamers.
import { type Static, Type } from 'typebox'
import { Count, closed, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Category } from './room-card.ts'

export const announcementStates = ['announced', 'live', 'over'] as const
export const Announcement = Type.Object(
  {
    id: Id,
    room_id: Id,
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    title: Type.String(),
    cover: Type.String(),
    category: Category,
    match_id: Type.Union([Id, Type.Null()]),
    start_at: Timestamp,
    /** live: the room is on air since, or shortly before, the start. over: that broadcast ended, or never took place. */
    state: oneOf(announcementStates),
    /** Number of reservations. */
    reserves: Count,
    /** Visible only to its streamer; `place`: its position in the streamer's own order. */
    hidden: Type.Boolean(),
    place: Count,
  },
  closed,
)
export type Announcement = Static<typeof Announcement>
export const AnnouncementList = Type.Object({ list: Type.Array(Announcement), total: Count }, closed)
export type AnnouncementList = Static<typeof AnnouncementList>
