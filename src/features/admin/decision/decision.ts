// A decision of an operator that affects a person: its subject, the API call that carries it out, and its state.

import type { DecisionPath, PendingDecision } from '../../../../contract/admin/pending-decision.ts'
import type { ApiBody } from '../../../../contract/api.ts'
import type { Failure } from '../../../core/api/failure.ts'
import type { AdminTab } from '../admin-tab.ts'

export type DecisionCall = { [K in DecisionPath]: { path: K; body: ApiBody<K> } }[DecisionPath]

export interface Decision {
  /** From `subjectKeyOf`. */
  subjectKey: string
  /** The tab where it is made. */
  tab: AdminTab
  /** The person or object of the decision, as displayed to the operator. */
  subjectLabel: string
  /** The action taken, as displayed to the operator. */
  actionLabel: string
  /** Shown to the affected person, as typed. */
  reason?: string
  call: DecisionCall
}

export interface PendingDecisionEntry extends Decision {
  /** Id on the server and idempotency key: retries do not repeat the decision. */
  id: string
  /** When it takes effect, in milliseconds of the store's clock. */
  dueAt: number
  /** `scheduling`: being sent; once received, the server executes it even if this page closes. `unknown`: the result is being fetched. */
  state: 'scheduling' | 'waiting' | 'executing' | 'cancelling' | 'failed' | 'unknown'
  /** Error of the last call; null: none. */
  failure: Failure | null
  /** Whether the server has stored it; `maybe`: no response arrived. */
  scheduled: 'no' | 'maybe' | 'yes'
}

/** Null: executed; `gone`: cancelled or finished elsewhere. */
export type DecisionOutcome = Failure | 'gone' | null

/** An entry from the server's list. `now` in milliseconds. */
export const entryOf = (
  { id, path, body, row, tab, about, done, reason, state, failure, left }: PendingDecision,
  now: number,
): PendingDecisionEntry => ({
  ...{ id, subjectKey: row, tab: tab as AdminTab, subjectLabel: about, actionLabel: done, ...(reason && { reason }) },
  // As sent by this build of the admin console, or an earlier one.
  call: { path, body } as DecisionCall,
  ...{ dueAt: now + left, state, failure: failure as Failure | null, scheduled: 'yes' },
})

/** Identifies what is decided about, in whichever list it appears. */
export const subjectKeyOf = (tab: AdminTab, id: string): string => `${tab} ${id}`
/** One session of a user; without `session` all of them. */
export const sessionSubjectKey = (user: string, session = 'all'): string => subjectKeyOf('users', `${user} ${session}`)
