// A decision of the desk that reaches a person: what it is about, and the call that it is.
import type { ApiBody } from '../../../../contract/api.ts'
import type { Failure } from '../../../core/api/failure.ts'
import type { DeskTab } from '../desk-tab.ts'

const moneyPaths = [
  'POST api/Desk/decideWithdrawal',
  'POST api/Desk/decideHorn',
  'POST api/Desk/endParcel',
  'POST api/Desk/grantGift',
  'POST api/Desk/removeScheme',
] as const
type DecisionPath =
  | (typeof moneyPaths)[number]
  | 'POST api/Desk/decideVerification'
  | 'POST api/Desk/decideApplication'
  | 'POST api/Desk/decideExpert'
  | 'POST api/Desk/answerFeedback'
  | 'POST api/Desk/decideReport'
  | 'POST api/Desk/decideVideo'
  | 'POST api/Desk/blockUser'
  | 'POST api/Desk/endUserSessions'
export type DecisionCall = { [K in DecisionPath]: { path: K; body: ApiBody<K> } }[DecisionPath]
export type MoneyDecision = Extract<DecisionCall, { path: (typeof moneyPaths)[number] }>
export const movesMoney = (call: DecisionCall): call is MoneyDecision => (moneyPaths as readonly string[]).includes(call.path)

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
  /** One intention, however often it is sent. */
  idempotencyKey: string
  /** Milliseconds of the clock at which it is sent. */
  until: number
  state: 'waiting' | 'sending' | 'failed'
  failure: Failure | null
}

/** A row of one kind, wherever it is listed. */
export const rowKey = (kind: DeskTab, id: string): string => `${kind} ${id}`
/** A login of a user; without one all of them. */
export const sessionKey = (user: string, session = 'all'): string => rowKey('users', `${user} ${session}`)
