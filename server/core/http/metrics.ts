import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { countRequest } from './route.ts'

/** Serves /metrics and measures every call by its route, never by its URL: URLs are unbounded. */
export function serveMetrics(app: FastifyInstance, metrics: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [metrics],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    countRequest(app, request, 'page')
    reply.header('content-type', metrics.contentType)
    return metrics.metrics()
  })
}
