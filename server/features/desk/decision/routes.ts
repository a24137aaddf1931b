// Decisions that can be taken back, for the operator who made them.
import type { FastifyInstance } from 'fastify'
import { route } from '../../../core/http/route.ts'
import type { PendingDecisions } from './pending-decisions.ts'

export function registerPendingDecisions(app: FastifyInstance, decisions: PendingDecisions): void {
  route(app, 'GET api/Desk/pendingDecisions', async ({ account }) => ({ list: await decisions.list(account.id) }))
  route(app, 'POST api/Desk/scheduleDecision', ({ account, body }) => decisions.schedule(account.id, body))
  route(app, 'POST api/Desk/executeDecision', async ({ account, body }) => {
    await decisions.execute(account.id, body.id)
    return {}
  })
  route(app, 'POST api/Desk/cancelDecision', async ({ account, body }) => {
    await decisions.cancel(account.id, body.id)
    return {}
  })
}
