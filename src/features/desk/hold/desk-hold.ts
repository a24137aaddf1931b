// The decisions that this page holds back, with its own clock and calls.
import { call } from '../../../core/api/api.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { beforeLeave } from '../../../core/session/last-acts.ts'
import { movesMoney } from './decision.ts'
import { createHeldDecisions } from './held-decisions.ts'

export const deskHold = createHeldDecisions({
  now: () => Date.now(),
  later: (work, after) => {
    const timer = setTimeout(work, after)
    return () => clearTimeout(timer)
  },
  send: ({ call: decided, idempotencyKey }, isLeaving) => {
    const { path, body } = decided
    if (movesMoney(decided) && !isLeaving) return moneyCall(decided.path, { body: decided.body, idempotencyKey, keepalive: true })
    return call(path, { body, idempotencyKey, keepalive: true })
  },
  newKey: () => crypto.randomUUID(),
})
// Whoever signs out has decided: without his login nothing could be sent, and the next account's hold begins empty.
beforeLeave(() => deskHold.flush(false))
