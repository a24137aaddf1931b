// Whether the process lives and whether it can serve.
import type { FastifyInstance } from 'fastify'

/** Parts that must be there before people are let in; each turns its own entry true. */
export type Readiness = Record<'database' | 'feed', boolean>

const isReady = (readiness: Readiness): boolean => Object.values(readiness).every(Boolean)
export const healthBody = JSON.stringify({ status: 'ok' })
export const readyBody = (readiness: Readiness): string =>
  JSON.stringify({ status: isReady(readiness) ? 'ready' : 'starting', ...readiness })

/** Milliseconds that one answer of the database serves everybody who asks: a flood of questions is none for the database. */
const checkedFor = 1_000

/** `check` asks the database: a server that lost it is alive but not ready. `now`: real milliseconds. */
export function serveHealth(app: FastifyInstance, readiness: Readiness, check: () => Promise<boolean>, now: () => number = Date.now): void {
  let checkedAt = Number.NEGATIVE_INFINITY
  let reachable = Promise.resolve(false)
  const isReachable = (): Promise<boolean> => {
    const at = now()
    if (at - checkedAt < checkedFor && at >= checkedAt) return reachable
    checkedAt = at
    reachable = check()
    return reachable
  }

  app.get('/healthz', async (_request, reply) => reply.type('application/json').send(healthBody))
  app.get('/readyz', async (_request, reply) => {
    const parts = { ...readiness, database: readiness.database && (await isReachable()) }
    return reply
      .code(isReady(parts) ? 200 : 503)
      .type('application/json')
      .send(readyBody(parts))
  })
}
