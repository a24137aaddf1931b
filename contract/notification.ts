// Notifications: messages of the site to one user, one per cause. Notices about a match are alerts: see alert.ts.
import { type Static, type TSchema, Type } from 'typebox'
import { commentKinds } from './comment.ts'
import { playOutcomes } from './match/play.ts'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

/** Kinds that can be switched off individually. */
export const notificationKinds = ['mention', 'answer', 'like', 'scheme', 'settlement', 'guess', 'wallet', 'system'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Events of each kind. `comment`: a comment on the user's own content. `scheme-back`: a refund. */
export const notificationEvents = [
  'mention',
  'answer',
  'comment',
  'like',
  'scheme',
  'scheme-settled',
  'scheme-resettled',
  'scheme-back',
  'guess-settled',
  'guess-resettled',
  'guess-void',
  'recharge-paid',
  'withdrawal-paid',
  'withdrawal-refused',
  'guard-ending',
  'guard-ended',
  'noble-ending',
  'noble-ended',
  'horn-approved',
  'horn-refused',
  'streamer-approved',
  'streamer-refused',
  'streamer-appointed',
  'manager-made',
  'manager-ended',
  'broadcast-ended',
  'expert-approved',
  'expert-refused',
  'expert-appointed',
  'verified',
  'verification-refused',
  'feedback-answered',
  'task-done',
  'parcel-sent',
  'parcel-refused',
  'hidden',
  'deleted',
  'restored',
  'login',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/** Filters of the list: each covers some kinds (rules/alert/notification-group.ts). */
export const notificationGroups = ['talk', 'expert', 'money', 'system'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** Sequence number of the notification. */
const NotificationId = Type.String({ pattern: '^[1-9]\\d{0,14}$' })
const orNull = <T extends TSchema>(one: T) => Type.Union([one, Type.Null()])

export const Notification = Type.Object(
  {
    id: NotificationId,
    kind: oneOf(notificationKinds),
    event: oneOf(notificationEvents),
    /** Real time. */
    at: Timestamp,
    read: Type.Boolean(),
    /** The user who caused it; for likes, the latest. */
    person: orNull(Type.Object({ uid: Id, nickname: Type.String(), avatar: Type.String() }, closed)),
    /** For likes: number of users. */
    people: Count,
    /** Its target: a commentable subject, and the comment there; `parent` for a reply. */
    subject: orNull(Type.Object({ kind: oneOf(commentKinds), id: Id }, closed)),
    comment: orNull(Id),
    parent: orNull(Id),
    /** The text; empty if deleted. */
    text: Type.String(),
    /** The target was removed. */
    gone: Type.Boolean(),
    /** The match whose result it reveals. */
    match: orNull(Type.Object({ id: Id, title: Name, home_team_id: Id, away_team_id: Id }, closed)),
    /** For a scheme: the outcome of each play. */
    outcomes: Type.Array(oneOf(playOutcomes)),
    /** For money: tenths of a diamond, or gold coins. Negative: reclaimed. */
    amount: orNull(Type.Integer()),
    /** Reason of a refusal, or tracking of a parcel, as written by an operator; for a login: browser, system and address. */
    reason: Type.String(),
    /** Name of a task, a good or a noble; for a guard, and for a manager appointed by another manager, the streamer of the room. */
    name: orNull(Name),
    /** For a guard or a noble: its end. Real time. */
    until: Type.Optional(Timestamp),
  },
  closed,
)
export type Notification = Static<typeof Notification>

/** Frame `notification` of `account:ME`: a new notification, or some were read elsewhere; clients refetch over REST. */
export type NotificationFrame = Record<string, never>

const kindList = Type.Array(oneOf(notificationKinds), { maxItems: notificationKinds.length })
/** Kinds that are switched off, and kinds that are also pushed to the user's devices. */
export const NotificationChoices = Type.Object({ off: kindList, push: kindList }, closed)
export type NotificationChoices = Static<typeof NotificationChoices>
const Unread = Type.Object({ unread: Count }, closed)

export const notificationEndpoints = {
  'GET api/Notification/getList': {
    summary: 'Returns the caller’s notifications, newest first; `before` continues after a page.',
    who: 'user',
    effect: 'read',
    query: Type.Object(
      { group: Type.Optional(oneOf(notificationGroups)), before: Type.Optional(NotificationId), limit: Type.Optional(QueryInteger) },
      closed,
    ),
    data: Type.Object({ list: Type.Array(Notification), next: orNull(NotificationId), unread: Count }, closed),
  },
  'GET api/Notification/unread': {
    summary: 'Returns the number of the caller’s unread notifications.',
    who: 'user',
    effect: 'read',
    data: Unread,
  },
  'POST api/Notification/read': {
    summary: 'Marks a notification as read; with `before`, also all earlier ones.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: NotificationId, before: Type.Optional(Type.Boolean()) }, closed),
    data: Unread,
  },
  'GET api/Notification/choices': {
    summary: 'Returns which kinds of notification the caller receives, and which are pushed.',
    who: 'user',
    effect: 'read',
    data: NotificationChoices,
  },
  'POST api/Notification/choose': {
    summary: 'Switches one kind of notification on or off, or its push.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ kind: oneOf(notificationKinds), on: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }, closed),
    data: NotificationChoices,
  },
} as const satisfies Record<string, Endpoint>
