// Whether the process lives and whether it can serve.
import type { FastifyInstance } from 'fastify'

/** Parts that must be there before people are let in; each turns its own entry true. `disk`: what is written can be kept. */
export type Readiness = Record<'database' | 'feed' | 'disk', boolean>

/** Asked anew each time: a server that has lost one of them is alive but not ready. */
export type HealthChecks = Record<'database' | 'disk', () => Promise<boolean>>

const statusOf = ({ database, feed, disk }: Readiness): string => {
  if (database && feed && disk) return 'ready'
  return feed ? 'unavailable' : 'starting'
}
export const healthBody = JSON.stringify({ status: 'ok' })
export const readyBody = (readiness: Readiness): string => JSON.stringify({ status: statusOf(readiness), ...readiness })

export function serveHealth(app: FastifyInstance, readiness: Readiness, checks: HealthChecks): void {
  app.get('/healthz', async (_request, reply) => reply.type('application/json').send(healthBody))
  app.get('/readyz', async (_request, reply) => {
    const [database, disk] = await Promise.all([checks.database(), checks.disk()])
    const now = { ...readiness, database, disk }
    return reply
      .code(statusOf(now) === 'ready' ? 200 : 503)
      .type('application/json')
      .send(readyBody(now))
  })
}
