// Decisions of an operator that take effect after an undo window, even if the admin page is closed.
import { type Static, Type } from 'typebox'
import { Count, closed, type Endpoint, oneOf } from '../wire/endpoint.ts'

/** Calls that are delayed: each affects a user. */
export const decisionPaths = [
  'POST api/Desk/decideWithdrawal',
  'POST api/Desk/decideHorn',
  'POST api/Desk/endParcel',
  'POST api/Desk/grantGift',
  'POST api/Desk/removeScheme',
  'POST api/Desk/decideVerification',
  'POST api/Desk/decideApplication',
  'POST api/Desk/decideExpert',
  'POST api/Desk/answerFeedback',
  'POST api/Desk/decideReport',
  'POST api/Desk/decideVideo',
  'POST api/Desk/blockUser',
  'POST api/Desk/endUserSessions',
  'POST api/Desk/endBroadcast',
] as const
export type DecisionPath = (typeof decisionPaths)[number]

/** Time in which a decision can be undone, in milliseconds. */
export const undoWindowMs = 30_000

/** Chosen by the client; idempotency key of the request and, where it moves money, of the call. */
const DecisionId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
const text = (maxLength: number) => Type.String({ maxLength })
const fields = {
  id: DecisionId,
  path: oneOf(decisionPaths),
  /** Body of that call. */
  body: Type.Record(Type.String(), Type.Unknown()),
  /** The admin tab where it was made. */
  tab: text(32),
  /** Labels for the operator: subject, action, and the reason shown to the affected user. */
  about: text(4_000),
  done: text(200),
  reason: text(4_000),
}
const states = ['waiting', 'failed'] as const
export const PendingDecision = Type.Object(
  {
    ...fields,
    /** Key of the subject, set by the server. */
    row: Type.String(),
    state: oneOf(states),
    /** Error of the execution; null while it is pending. */
    failure: Type.Union([Type.String(), Type.Null()]),
    /** Milliseconds until it takes effect. */
    left: Count,
  },
  closed,
)
export type PendingDecision = Static<typeof PendingDecision>

/**
 * decision-pending: another decision about the same row is pending or running. claimed: another operator has claimed the row. login-ended:
 * the session that made the decision has ended since, by its owner elsewhere, a new password, a block or the deletion of the account;
 * signing out does not cancel a decision. forbidden: its author has lost the role since.
 */
export const pendingDecisionEndpoints = {
  'GET api/Desk/pendingDecisions': {
    summary: 'Returns the caller’s decisions that have not taken effect: waiting and refused ones.',
    who: 'operator',
    effect: 'read',
    data: Type.Object({ list: Type.Array(PendingDecision) }, closed),
  },
  'POST api/Desk/scheduleDecision': {
    summary:
      'Schedules a decision to take effect after 30 seconds, unless it is cancelled. A row has at most one waiting decision; while it is claimed, only one by the operator who claimed it.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(fields, closed),
    data: PendingDecision,
    errors: ['invalid-input', 'forbidden', 'decision-pending', 'claimed', 'too-many'],
  },
  'POST api/Desk/executeDecision': {
    summary: 'Executes a decision, also a refused one again. Fails as the call itself fails; if that is only temporary, returns `waiting`.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: DecisionId }, closed),
    data: Type.Object({ state: oneOf(['done', 'waiting'] as const), left: Count }, closed),
    errors: ['not-found', 'decision-pending', 'login-ended', 'forbidden'],
  },
  'POST api/Desk/cancelDecision': {
    summary: 'Cancels a waiting decision, or acknowledges a refused one.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: DecisionId }, closed),
    data: Type.Object({}, closed),
    errors: ['not-found', 'already-decided'],
  },
} as const satisfies Record<string, Endpoint>
