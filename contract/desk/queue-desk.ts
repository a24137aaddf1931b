// The queue of the desk: what waits of every kind by when it is due, who has claimed it, what is put off, and one item with its past.
import { type Static, Type } from 'typebox'
import { verifyStates } from '../member.ts'
import { Count, closed, Empty, type Endpoint, Id, Moment, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { deskActs } from './desk-audit.ts'
import { waitingKinds } from './waiting-desk.ts'

/** open: what is not put off. mine: what the caller has claimed. later: what is put off. */
export const queueViews = ['open', 'mine', 'later'] as const
export type QueueView = (typeof queueViews)[number]

/** Names an item here and among pending decisions: its kind and id; of a report what was reported stands between them. */
const QueueKey = Type.String({ pattern: `^(${waitingKinds.join('|')}) ([a-z]+ )?[A-Za-z0-9_.-]{1,64}$` })

const Until = Type.Object(
  {
    /** The operator; null: an account that is no more. */
    by: Type.Union([Id, Type.Null()]),
    user_nickname: Type.String(),
    until: Moment,
  },
  closed,
)
export const QueueItem = Type.Object(
  {
    kind: oneOf(waitingKinds),
    /** Of the thing; of who is to be approved, the account. */
    id: Id,
    key: Type.String(),
    /** Who asked for it, or whose it is; null: a guest, or an account that is no more. */
    account_id: Type.Union([Id, Type.Null()]),
    user_nickname: Type.String(),
    /** What was written; empty where only its own list shows it, or where it has a name. */
    text: Type.String(),
    /** Of a parcel or a video. */
    name: Type.Union([Name, Type.Null()]),
    /** Fen of a withdrawal. */
    money: Type.Union([Count, Type.Null()]),
    /** The state of a withdrawal, the kind of a feedback, the reason of a report's last; of others empty. */
    why: Type.String(),
    since: Moment,
    /** When it is to be decided at the latest. */
    due: Moment,
    /** Who has claimed it, and when that lapses; null: nobody. */
    claim: Type.Union([Until, Type.Null()]),
    /** Who has put it off, and until when; null: it is not. */
    later: Type.Union([Until, Type.Null()]),
    /** Whose decision about it waits to take effect; null: none does. */
    deciding: Type.Union([Type.Object({ by: Id, user_nickname: Type.String() }, closed), Type.Null()]),
  },
  closed,
)
export type QueueItem = Static<typeof QueueItem>

/** How an earlier thing of the same kind and person ended, or stands. */
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
    at: Moment,
    text: Type.String(),
    name: Type.Union([Name, Type.Null()]),
    /** Fen. */
    money: Type.Union([Count, Type.Null()]),
    state: oneOf(earlierStates),
    /** What was said to its person of it. */
    reason: Type.String(),
  },
  closed,
)
export type QueueEarlier = Static<typeof QueueEarlier>

/** An entry of the log about the item. */
export const QueueStep = Type.Object(
  {
    id: Count,
    at: Moment,
    /** The operator's account; `console`: who runs the server. */
    by: Type.String(),
    user_nickname: Type.String(),
    act: oneOf(deskActs),
    /** Reason, answer or note of it; empty: none. */
    note: Type.String(),
  },
  closed,
)
export type QueueStep = Static<typeof QueueStep>

export const QueueAccount = Type.Object(
  {
    id: Id,
    user_nickname: Type.String(),
    created_at: Moment,
    verified: oneOf(verifyStates),
    blocked: Type.Boolean(),
    /** Things of its that are reported and not decided about. */
    reports: Count,
  },
  closed,
)
export type QueueAccount = Static<typeof QueueAccount>

const Key = Type.Object({ key: QueueKey }, closed)
const Ends = Type.Object({ until: Moment }, closed)

/** claimed: another operator has it. already-decided: it waits no longer. */
export const queueDeskEndpoints = {
  'GET api/Desk/workQueue': {
    summary:
      'What waits, of all kinds that the caller may settle or of one: what is due first comes first, a hundred at most. Of what is put off, what comes back first.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ kind: Type.Optional(oneOf(waitingKinds)), view: Type.Optional(oneOf(queueViews)) }, closed),
    data: Type.Object(
      {
        list: Type.Array(QueueItem),
        /** Of this view, also what there is no room for. */
        total: Count,
        /** Of each view. */
        counts: Type.Object({ open: Count, mine: Count, later: Count }, closed),
      },
      closed,
    ),
    errors: ['forbidden'],
  },
  'GET api/Desk/queueItem': {
    summary: 'One item of the queue with what was done about it, its account, and what that account asked for earlier of the same kind.',
    who: 'operator',
    effect: 'read',
    query: Key,
    data: Type.Object(
      {
        /** Null: it waits no longer. */
        item: Type.Union([QueueItem, Type.Null()]),
        account: Type.Union([QueueAccount, Type.Null()]),
        /** The newest first. */
        steps: Type.Array(QueueStep),
        earlier: Type.Array(QueueEarlier),
      },
      closed,
    ),
    errors: ['forbidden'],
  },
  'POST api/Desk/claimItem': {
    summary: 'Claims an item for the caller: nobody else decides about it until the claim is given up or lapses. Again: for as long anew.',
    who: 'operator',
    effect: 'write',
    body: Key,
    data: Ends,
    errors: ['forbidden', 'already-decided', 'decision-pending', 'claimed'],
  },
  'POST api/Desk/releaseItem': {
    summary: 'Gives a claim of the caller up.',
    who: 'operator',
    effect: 'write',
    body: Key,
    data: Empty,
    errors: ['forbidden', 'already-decided', 'claimed', 'not-found'],
  },
  'POST api/Desk/postponeItem': {
    summary: 'Puts an item off for everyone until a moment within a week; a claim of the caller ends.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ key: QueueKey, until: Moment }, closed),
    data: Ends,
    errors: ['forbidden', 'already-decided', 'decision-pending', 'claimed', 'invalid-input'],
  },
  'POST api/Desk/resumeItem': {
    summary: 'Takes an item back into the queue before its time.',
    who: 'operator',
    effect: 'write',
    body: Key,
    data: Empty,
    errors: ['forbidden', 'already-decided', 'claimed', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>
