// Pending decisions of this operator, connected to the page's clock and the API.
import { call } from '../../../core/api/api.ts'
import { beforeLeave } from '../../../core/session/last-acts.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { createPendingDecisionStore } from './pending-decisions.ts'

export const pendingDecisionStore = createPendingDecisionStore({
  now: () => Date.now(),
  later: (work, after) => {
    const timer = setTimeout(work, after)
    return () => clearTimeout(timer)
  },
  newId: () => crypto.randomUUID(),
  list: async () => (await call('GET api/Desk/pendingDecisions')).list,
  schedule: ({ id, call: { path, body }, tab, subjectLabel: about, actionLabel: done, reason = '' }) =>
    // `keepalive`: the page may be closed right after the tap.
    call('POST api/Desk/scheduleDecision', { body: { id, path, body, tab, about, done, reason }, keepalive: true }),
  execute: (id) => call('POST api/Desk/executeDecision', { body: { id }, keepalive: true }),
  cancel: (id) => call('POST api/Desk/cancelDecision', { body: { id }, keepalive: true }),
})
// Flushes unsent decisions before the session ends.
beforeLeave(() => pendingDecisionStore.settled())
// Stops polling once signed out.
sessionStore.subscribe(() => {
  if (sessionStore.get().phase === 'out') pendingDecisionStore.stop()
})
