// A decision of the desk that reaches a person: what it is about, the call that it is, and how it stands.
import type { ApiBody } from '../../../../contract/api.ts'
import type { DecisionPath } from '../../../../contract/desk/pending-decision.ts'
import type { Failure } from '../../../core/api/failure.ts'
import type { DeskTab } from '../desk-tab.ts'

export type DecisionCall = { [K in DecisionPath]: { path: K; body: ApiBody<K> } }[DecisionPath]

export interface Decision {
  /** Of the row: `rowKey`. */
  key: string
  /** The tab where it is decided. */
  kind: DeskTab
  /** Whom or what it is about, in words. */
  about: string
  /** What was decided, in words. */
  done: string
  /** What its owner will read, as it was typed. */
  reason?: string
  call: DecisionCall
}

export interface Held extends Decision {
  /** Its id at the server: one intention, however often it is sent. */
  id: string
  /** Milliseconds of the clock at which it takes effect. */
  until: number
  /** `scheduling`: on its way to the server, which lets it take effect whatever becomes of this page. `unknown`: what the server did of it is asked for. */
  state: 'scheduling' | 'waiting' | 'executing' | 'cancelling' | 'failed' | 'unknown'
  /** Why the last call about it was refused; null: it was not. */
  failure: Failure | null
  /** Whether the server has it; `maybe`: its answer was lost. */
  scheduled: 'no' | 'maybe' | 'yes'
}

/** A row of one kind, wherever it is listed. */
export const rowKey = (kind: DeskTab, id: string): string => `${kind} ${id}`
/** A login of a user; without one all of them. */
export const sessionKey = (user: string, session = 'all'): string => rowKey('users', `${user} ${session}`)
