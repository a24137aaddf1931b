// Routes of pending decisions, for the operator who made them.
import type { FastifyInstance } from 'fastify'
import { route } from '../../../core/http/route.ts'
import type { PendingDecisions } from './pending-decisions.ts'

export function registerPendingDecisions(app: FastifyInstance, decisions: PendingDecisions): void {
  route(app, 'GET api/Desk/pendingDecisions', async ({ account }) => ({ list: await decisions.list(account.id) }))
  route(app, 'POST api/Desk/scheduleDecision', ({ account, body }) => decisions.schedule(account, body))
  route(app, 'POST api/Desk/executeDecision', ({ account, body }) => decisions.execute(account, body.id))
  route(app, 'POST api/Desk/cancelDecision', async ({ account, body }) => {
    await decisions.cancel(account.id, body.id)
    return {}
  })
}
