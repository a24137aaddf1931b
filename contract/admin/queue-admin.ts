// The admin work queue: pending items of every kind by due time, their claims and postponements, and one item with its history.
import { type Static, Type } from 'typebox'
import { verifyStates } from '../account/member.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { adminActions } from './admin-audit.ts'
import { waitingKinds } from './waiting-admin.ts'

/** open: not postponed. mine: claimed by the caller. later: postponed. */
export const queueViews = ['open', 'mine', 'later'] as const
export type QueueView = (typeof queueViews)[number]

/** Key of an item here and among pending decisions: its kind and id; for a report, the reported subject's kind between them. */
const QueueKey = Type.String({ pattern: `^(${waitingKinds.join('|')}) ([a-z]+ )?[A-Za-z0-9_.-]{1,64}$` })

const Until = Type.Object(
  {
    /** The operator; null: a deleted account. */
    by: Type.Union([Id, Type.Null()]),
    user_nickname: Type.String(),
    until: Timestamp,
  },
  closed,
)
export const QueueItem = Type.Object(
  {
    kind: oneOf(waitingKinds),
    /** Id of the item; for an approval, the account. */
    id: Id,
    key: Type.String(),
    /** Its requester or owner; null: a guest, or a deleted account. */
    account_id: Type.Union([Id, Type.Null()]),
    user_nickname: Type.String(),
    /** Its text; empty where only its own list shows it, or where it has a name. */
    text: Type.String(),
    /** For a parcel or a video. */
    name: Type.Union([Name, Type.Null()]),
    /** For a withdrawal, in fen. */
    money: Type.Union([Count, Type.Null()]),
    /** The state of a withdrawal, the kind of a feedback, the reason of the last report; otherwise empty. */
    why: Type.String(),
    since: Timestamp,
    /** Deadline of the decision. */
    due: Timestamp,
    /** Its claimant and the expiry of the claim; null: unclaimed. */
    claim: Type.Union([Until, Type.Null()]),
    /** Who postponed it and until when; null: not postponed. */
    later: Type.Union([Until, Type.Null()]),
    /** Author of the pending decision about it; null: none. */
    deciding: Type.Union([Type.Object({ by: Id, user_nickname: Type.String() }, closed), Type.Null()]),
  },
  closed,
)
export type QueueItem = Static<typeof QueueItem>

/** Outcome or current state of an earlier item of the same kind and user. */
export const earlierStates = [
  'waiting',
  'approved',
  'paid',
  'sent',
  'answered',
  'closed',
  'shown',
  'kept',
  'hidden',
  'deleted',
  'refused',
  'cancelled',
  'done',
] as const
export type EarlierState = (typeof earlierStates)[number]
export const QueueEarlier = Type.Object(
  {
    id: Id,
    at: Timestamp,
    text: Type.String(),
    name: Type.Union([Name, Type.Null()]),
    /** Fen. */
    money: Type.Union([Count, Type.Null()]),
    state: oneOf(earlierStates),
    /** Reason shown to the user. */
    reason: Type.String(),
  },
  closed,
)
export type QueueEarlier = Static<typeof QueueEarlier>

/** An entry of the log about the item. */
export const QueueStep = Type.Object(
  {
    id: Count,
    at: Timestamp,
    /** The operator's account; `console`: the server's administrator. */
    by: Type.String(),
    user_nickname: Type.String(),
    act: oneOf(adminActions),
    /** Its reason, reply or note; empty: none. */
    note: Type.String(),
  },
  closed,
)
export type QueueStep = Static<typeof QueueStep>

export const QueueAccount = Type.Object(
  {
    id: Id,
    user_nickname: Type.String(),
    created_at: Timestamp,
    verified: oneOf(verifyStates),
    blocked: Type.Boolean(),
    /** Reported items of the account that are undecided. */
    reports: Count,
  },
  closed,
)
export type QueueAccount = Static<typeof QueueAccount>

const Key = Type.Object({ key: QueueKey }, closed)
const Ends = Type.Object({ until: Timestamp }, closed)

/** claimed: another operator has it. already-decided: it is no longer pending. */
export const queueAdminEndpoints = {
  'GET api/Desk/workQueue': {
    summary:
      'Returns the waiting items of all kinds that the caller can settle, or of one kind, earliest due first, at most a hundred. Of postponed items, the first to return comes first.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ kind: Type.Optional(oneOf(waitingKinds)), view: Type.Optional(oneOf(queueViews)) }, closed),
    data: Type.Object(
      {
        list: Type.Array(QueueItem),
        /** Total of this view, including items beyond the page. */
        total: Count,
        /** Per view. */
        counts: Type.Object({ open: Count, mine: Count, later: Count }, closed),
      },
      closed,
    ),
    errors: ['forbidden'],
  },
  'GET api/Desk/queueItem': {
    summary: 'Returns one queue item with the steps taken on it, its account, and what that account requested earlier of the same kind.',
    who: 'operator',
    effect: 'read',
    query: Key,
    data: Type.Object(
      {
        /** Null: no longer pending. */
        item: Type.Union([QueueItem, Type.Null()]),
        account: Type.Union([QueueAccount, Type.Null()]),
        /** Newest first. */
        steps: Type.Array(QueueStep),
        earlier: Type.Array(QueueEarlier),
      },
      closed,
    ),
    errors: ['forbidden'],
  },
  'POST api/Desk/claimItem': {
    summary: 'Claims an item: nobody else can decide on it until the claim is released or expires. A repeated call renews the claim.',
    who: 'operator',
    effect: 'write',
    body: Key,
    data: Ends,
    errors: ['forbidden', 'already-decided', 'decision-pending', 'claimed'],
  },
  'POST api/Desk/releaseItem': {
    summary: 'Releases a claim of the caller.',
    who: 'operator',
    effect: 'write',
    body: Key,
    data: Empty,
    errors: ['forbidden', 'already-decided', 'claimed', 'not-found'],
  },
  'POST api/Desk/postponeItem': {
    summary: 'Postpones an item for everyone until a time within a week; a claim of the caller ends.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ key: QueueKey, until: Timestamp }, closed),
    data: Ends,
    errors: ['forbidden', 'already-decided', 'decision-pending', 'claimed', 'invalid-input'],
  },
  'POST api/Desk/resumeItem': {
    summary: 'Returns a postponed item to the queue early.',
    who: 'operator',
    effect: 'write',
    body: Key,
    data: Empty,
    errors: ['forbidden', 'already-decided', 'claimed', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>
