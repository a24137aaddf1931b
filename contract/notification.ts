// Notifications: what the site tells one member of, each once a cause. What a match tells of is an alert, and alert.ts's.
import { type Static, type TSchema, Type } from 'typebox'
import { commentKinds } from './comment.ts'
import { playOutcomes } from './match/play.ts'
import { Count, closed, type Endpoint, Id, Moment, oneOf, QueryInteger } from './wire/endpoint.ts'
import { Name } from './wire/name.ts'

/** What can be switched off, one by one. */
export const notificationKinds = ['mention', 'answer', 'like', 'scheme', 'settlement', 'guess', 'wallet', 'system'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What happened, of each kind. `comment`: somebody commented on what is mine. `scheme-back`: my money came back. */
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

/** How the list is filtered: each takes in kinds (rules/alert/notification-group.ts). */
export const notificationGroups = ['talk', 'expert', 'money', 'system'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** Its place in the order of telling. */
const NotificationId = Type.String({ pattern: '^[1-9]\\d{0,14}$' })
const orNull = <T extends TSchema>(one: T) => Type.Union([one, Type.Null()])

export const Notification = Type.Object(
  {
    id: NotificationId,
    kind: oneOf(notificationKinds),
    event: oneOf(notificationEvents),
    /** Real time. */
    at: Moment,
    read: Type.Boolean(),
    /** Who did it; of likes, the last. */
    person: orNull(Type.Object({ uid: Id, nickname: Type.String(), avatar: Type.String() }, closed)),
    /** Of likes: how many people. */
    people: Count,
    /** What it leads to: a thing that can be commented on, and the comment there; its `parent` when it is an answer. */
    subject: orNull(Type.Object({ kind: oneOf(commentKinds), id: Id }, closed)),
    comment: orNull(Id),
    parent: orNull(Id),
    /** The words that were written; empty when they are gone. */
    text: Type.String(),
    /** What it leads to was taken away. */
    gone: Type.Boolean(),
    /** The match whose result it tells of. */
    match: orNull(Type.Object({ id: Id, title: Name, home_team_id: Id, away_team_id: Id }, closed)),
    /** Of a scheme: what came of each play. */
    outcomes: Type.Array(oneOf(playOutcomes)),
    /** Of money: tenths of a diamond, or gold coins. Below 0: it was taken back. */
    amount: orNull(Type.Integer()),
    /** Why something was refused, or how a parcel is found, as an operator wrote it; of a login: browser, system and address. */
    reason: Type.String(),
    /** Of a task, a good or a noble; of a guard, and of a manager whom another one made, the streamer whose room it is. */
    name: orNull(Name),
    /** Of a guard or a noble: when it ends or has ended. Real time. */
    until: Type.Optional(Moment),
  },
  closed,
)
export type Notification = Static<typeof Notification>

/** Frame `notification` of `account:ME`: there is something new, or something was read elsewhere; REST has it. */
export type NotificationFrame = Record<string, never>

const kindList = Type.Array(oneOf(notificationKinds), { maxItems: notificationKinds.length })
/** Kinds that are not told at all, and kinds that are pushed to my devices too. */
export const NotificationChoices = Type.Object({ off: kindList, push: kindList }, closed)
export type NotificationChoices = Static<typeof NotificationChoices>
const Unread = Type.Object({ unread: Count }, closed)

export const notificationEndpoints = {
  'GET api/Notification/getList': {
    summary: 'What the site has told me, newest first; `before` goes on where a page ended.',
    who: 'user',
    effect: 'read',
    query: Type.Object(
      { group: Type.Optional(oneOf(notificationGroups)), before: Type.Optional(NotificationId), limit: Type.Optional(QueryInteger) },
      closed,
    ),
    data: Type.Object({ list: Type.Array(Notification), next: orNull(NotificationId), unread: Count }, closed),
  },
  'GET api/Notification/unread': {
    summary: 'How much I have not read.',
    who: 'user',
    effect: 'read',
    data: Unread,
  },
  'POST api/Notification/read': {
    summary: 'Marks one as read; with `before` that one and all that were told before it.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: NotificationId, before: Type.Optional(Type.Boolean()) }, closed),
    data: Unread,
  },
  'GET api/Notification/choices': {
    summary: 'Which kinds I am told of, and which are pushed.',
    who: 'user',
    effect: 'read',
    data: NotificationChoices,
  },
  'POST api/Notification/choose': {
    summary: 'Switches one kind on or off, or its push.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ kind: oneOf(notificationKinds), on: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }, closed),
    data: NotificationChoices,
  },
} as const satisfies Record<string, Endpoint>
