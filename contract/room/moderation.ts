// Moderation of a room by its owner and managers; and streamers' applications in the admin.
import { type Static, Type } from 'typebox'
import { roomLimits } from '../limits/room-limits.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { AdminApplication } from './application.ts'

const NullableTimestamp = Type.Union([Timestamp, Type.Null()])
const Text = (maxLength: number) => Type.String({ maxLength })
const queryPage = { page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }
const bodyPage = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: roomLimits.pageMost })),
}
export const RoomPerson = Type.Object({ uid: Id, nickname: Type.String(), avatar: Type.String() }, closed)
export type RoomPerson = Static<typeof RoomPerson>
export const Manager = Type.Object(
  {
    ...RoomPerson.properties,
    made_by: Id,
    made_at: Timestamp,
    /** Managers appointed: if any, only the owner removes them. */ made: Count,
  },
  closed,
)
export type Manager = Static<typeof Manager>
/** A user who is muted in the room or excluded from it for a time. */
export const Restricted = Type.Object(
  { ...RoomPerson.properties, until: Timestamp, reason: Type.String(), by: RoomPerson, at: Timestamp },
  closed,
)
export type Restricted = Static<typeof Restricted>

export const moderationActs = ['mute', 'unmute', 'kick', 'unkick', 'manager', 'unmanager'] as const
export type ModerationAct = (typeof moderationActs)[number]
export const Moderation = Type.Object(
  {
    id: Count,
    at: Timestamp,
    act: oneOf(moderationActs),
    by: RoomPerson,
    subject: RoomPerson,
    hours: Type.Union([Count, Type.Null()]),
    reason: Type.String(),
    /** The user who undid it. */
    undone_by: Type.Union([RoomPerson, Type.Null()]),
    undone_at: NullableTimestamp,
    /** Whether the reader can undo it now. */
    can_undo: Type.Boolean(),
  },
  closed,
)
export type Moderation = Static<typeof Moderation>

/** Full hours. */
const Hours = Type.Integer({ minimum: 1, maximum: roomLimits.standingHours })
const InRoom = Type.Object({ id: Id, ...bodyPage }, closed)
const Person = Type.Object({ id: Id, uid: Id }, closed)
const Reason = Type.String({ minLength: 1, maxLength: 200 })
const managing = { id: Id, uid: Id }

export const moderationEndpoints = {
  'POST api/Live/setTaboo': {
    summary: 'Mutes a user in a room for a number of hours.',
    who: 'manager',
    effect: 'write',
    body: Type.Object({ ...managing, hours: Hours, reason: Type.Optional(Text(200)) }, closed),
    data: Restricted,
    errors: ['forbidden', 'not-found'],
  },
  'POST api/RoomManage/relieveTaboo': {
    summary: 'Unmutes a user in a room.',
    who: 'manager',
    effect: 'write',
    query: Person,
    data: Empty,
    errors: ['forbidden', 'not-found'],
  },
  'POST api/RoomManage/muteList': {
    summary: 'Returns the users who are muted in a room.',
    who: 'manager',
    effect: 'read',
    body: InRoom,
    data: Type.Object({ list: Type.Array(Restricted), total: Count }, closed),
    errors: ['forbidden'],
  },
  'POST api/live/liveKickout': {
    summary: 'Kicks a user from a room, for 24 hours by default.',
    who: 'manager',
    effect: 'write',
    body: Type.Object({ ...managing, hours: Type.Optional(Hours), reason: Type.Optional(Text(200)) }, closed),
    data: Restricted,
    errors: ['forbidden', 'not-found'],
  },
  'POST api/live/relieveKickout': {
    summary: 'Lets a kicked user into a room again.',
    who: 'manager',
    effect: 'write',
    body: Person,
    data: Empty,
    errors: ['forbidden', 'not-found'],
  },
  'POST api/live/liveKickoutList': {
    summary: 'Returns the users who were kicked from a room.',
    who: 'manager',
    effect: 'read',
    body: InRoom,
    data: Type.Object({ list: Type.Array(Restricted), total: Count }, closed),
    errors: ['forbidden'],
  },
  'POST api/live/assistantList': {
    summary: 'Returns the managers of a room, with the number of actions of each in the last 30 days.',
    who: 'manager',
    effect: 'read',
    body: Type.Object({ id: Id }, closed),
    data: Type.Object(
      { list: Type.Array(Type.Object({ ...Manager.properties, acts: Count, acted_at: NullableTimestamp }, closed)) },
      closed,
    ),
    errors: ['forbidden'],
  },
  'POST api/RoomManage/getLiveRoomManageList': {
    summary: 'Returns the managers of a room, without its owner.',
    who: 'manager',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: Type.Object({ list: Type.Array(Manager), total: Count, most: Count }, closed),
    errors: ['forbidden'],
  },
  'POST api/RoomManage/setAdministrations': {
    summary: 'Makes a user a manager of a room: 200 at most.',
    who: 'manager',
    effect: 'write',
    query: Person,
    data: Manager,
    errors: ['forbidden', 'not-found', 'limit-reached'],
  },
  'POST api/RoomManage/delLiveRoomManage': {
    summary: 'Removes a manager; only the owner can remove one who appointed others.',
    who: 'manager',
    effect: 'write',
    query: Person,
    data: Empty,
    errors: ['forbidden', 'not-found'],
  },
  'POST api/RoomManage/log': {
    summary: 'Returns the moderation log of a room, newest first.',
    who: 'manager',
    effect: 'read',
    body: InRoom,
    data: Type.Object({ list: Type.Array(Moderation), total: Count }, closed),
    errors: ['forbidden'],
  },
  'POST api/RoomManage/undo': {
    summary: 'Reverts an entry of that log: restores the state before it.',
    who: 'manager',
    effect: 'write',
    body: Type.Object({ id: Id, entry: Type.Integer({ minimum: 0, maximum: 999_999_999_999 }) }, closed),
    data: Moderation,
    errors: ['forbidden', 'not-found', 'already-decided'],
  },
  'GET api/Desk/applications': {
    summary:
      'Returns the streamer applications with a state (default: waiting), in the order in which they were sent, or that of one account.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(['waiting', 'approved', 'refused'])), id: Type.Optional(Id), ...queryPage }, closed),
    data: Type.Object({ list: Type.Array(AdminApplication), total: Count }, closed),
  },
  'POST api/Desk/seeApplication': {
    summary: 'Returns name, number and contact in full. The log records who viewed them.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id }, closed),
    data: Type.Object(
      { real_name: Type.String(), id_number: Type.String(), qq: Type.String(), wechat: Type.String(), phone: Type.String() },
      closed,
    ),
    errors: ['not-found'],
  },
  'POST api/Desk/decideApplication': {
    summary: 'Approves an application, which creates a room, or refuses it with a reason.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id, act: oneOf(['approve', 'refuse']), reason: Type.Optional(Reason) }, closed),
    data: AdminApplication,
    errors: ['not-found', 'already-decided', 'invalid-input', 'forbidden'],
  },
  'POST api/Desk/appointStreamer': {
    summary: 'Makes an account a streamer, or approves its waiting application. Only the sole operator can appoint themselves.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ account: Id }, closed),
    data: Type.Object({ account: Id, user_nickname: Type.String(), room: Id }, closed),
    errors: ['account-unknown', 'already-decided', 'forbidden'],
  },
} as const satisfies Record<string, Endpoint>
