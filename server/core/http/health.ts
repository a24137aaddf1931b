// Whether the process lives and whether it can serve.
import type { FastifyInstance } from 'fastify'

/** Parts that must be there before people are let in; each turns its own entry true. */
export type Readiness = Record<'database' | 'feed', boolean>

const isReady = (readiness: Readiness): boolean => Object.values(readiness).every(Boolean)
export const healthBody = JSON.stringify({ status: 'ok' })
export const readyBody = (readiness: Readiness): string =>
  JSON.stringify({ status: isReady(readiness) ? 'ready' : 'starting', ...readiness })

/** `check` asks the database anew: a server that lost it is alive but not ready. */
export function serveHealth(app: FastifyInstance, readiness: Readiness, check: () => Promise<boolean>): void {
  app.get('/healthz', async (_request, reply) => reply.type('application/json').send(healthBody))
  app.get('/readyz', async (_request, reply) => {
    const now = { ...readiness, database: readiness.database && (await check()) }
    return reply
      .code(isReady(now) ? 200 : 503)

      .type('application/json')
      .send(readyBody(now))
  })
}
