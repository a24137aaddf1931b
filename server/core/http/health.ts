// Liveness and readiness endpoints.
import type { FastifyInstance } from 'fastify'

/** Dependencies that must be ready before users are let in; each sets its own entry to true. `disk`: writes succeed. */
export type Readiness = Record<'database' | 'feed' | 'disk', boolean>

/** Checks of their current state. */
export type HealthChecks = Record<'database' | 'disk', () => Promise<boolean>>

const statusOf = ({ database, feed, disk }: Readiness): string => {
  if (database && feed && disk) return 'ready'
  return feed ? 'unavailable' : 'starting'
}
export const healthBody = JSON.stringify({ status: 'ok' })
export const readyBody = (readiness: Readiness): string => JSON.stringify({ status: statusOf(readiness), ...readiness })

/** Time to live of a check, in milliseconds: a flood of requests does not reach the database. */
const checkedFor = 1_000

/** A server whose `checks` fail is alive but not ready. `now`: real milliseconds. */
export function serveHealth(app: FastifyInstance, readiness: Readiness, checks: HealthChecks, now: () => number = Date.now): void {
  let checkedAt = Number.NEGATIVE_INFINITY
  let results: Promise<[database: boolean, disk: boolean]> = Promise.resolve([false, false])
  const check = (): typeof results => {
    const at = now()
    if (at - checkedAt < checkedFor && at >= checkedAt) return results
    checkedAt = at
    results = Promise.all([checks.database(), checks.disk()])
    return results
  }

  app.get('/healthz', async (_request, reply) => reply.type('application/json').send(healthBody))
  app.get('/readyz', async (_request, reply) => {
    const [database, disk] = await check()
    const parts = { ...readiness, database: readiness.database && database, disk: readiness.disk && disk }
    return reply
      .code(statusOf(parts) === 'ready' ? 200 : 503)
      .type('application/json')
      .send(readyBody(parts))
  })
}
