// The decisions that the server holds for this operator, with the page's own clock and calls.
import { call } from '../../../core/api/api.ts'
import { beforeLeave } from '../../../core/session/last-acts.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { createHeldDecisions } from './held-decisions.ts'

export const deskHold = createHeldDecisions({
  now: () => Date.now(),
  later: (work, after) => {
    const timer = setTimeout(work, after)
    return () => clearTimeout(timer)
  },
  newId: () => crypto.randomUUID(),
  list: async () => (await call('GET api/Desk/pendingDecisions')).list,
  schedule: ({ id, call: { path, body }, kind: tab, about, done, reason = '' }) =>
    // It outlives the page, which may be closed right after the tap.
    call('POST api/Desk/scheduleDecision', { body: { id, path, body, tab, about, done, reason }, keepalive: true }),
  execute: (id) => call('POST api/Desk/executeDecision', { body: { id }, keepalive: true }),
  cancel: (id) => call('POST api/Desk/cancelDecision', { body: { id }, keepalive: true }),
})
// What was decided is with the server before the login is gone.
beforeLeave(() => deskHold.settled())
// Without one nothing is asked any more.
sessionStore.subscribe(() => {
  if (sessionStore.get().phase === 'out') deskHold.end()
})
