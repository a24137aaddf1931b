// The strict Fastify base: what is on for every request before any feature is known.
import type { Socket } from 'node:net'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { failureBody } from './envelope.ts'
import { answerError, answerUnknown } from './errors.ts'
import { commonHeaders, headersOf } from './headers.ts'
import { RateLimiter } from './rate-limit.ts'
import { type Authenticate, allowedMethods, openRoutes } from './route.ts'

export interface HttpParts {
  config: Pick<Config, 'publicUrl' | 'trustProxy'>
  log: Logger
  limiter?: RateLimiter
  /** Finds the account of a token; without it everyone is a guest. */
  authenticate?: Authenticate
}

/** Bytes of one request body. */
const bodyLimit = 64 * 1024
/** Milliseconds in which a whole request must have arrived. */
const requestTimeout = 30_000

/** Paths that speak the envelope; all others are the app's. */
export const isCall = (url: string): boolean => url.startsWith('/api/') || url === '/api'

/** What node:http refuses before Fastify sees it: no request, so no hooks either. */
function refuseBrokenRequest(common: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
    const body = failureBody('invalid-input')
    const headers = Object.entries({ ...common, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
    const lines = [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), 'cache-control: no-store']
    lines.push('content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close')
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  }
}

/** Makes the app that `route` registers on. Its 404 and error answers are the envelope with all headers. */
export function createHttp({ config, log, limiter, authenticate }: HttpParts): FastifyInstance {
  const common = commonHeaders(config.publicUrl)
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false, strict: false } },
    clientErrorHandler: refuseBrokenRequest(common),
    frameworkErrors: (error, request, reply) => {
      reply.headers(common).headers(headersOf('api', config, request as FastifyRequest))
      answerError(error, request as FastifyRequest, reply as FastifyReply)
    },
  }) as unknown as FastifyInstance

  // JSON alone: a form or a text/plain post could come from any page without a preflight.
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else parseJson(request, body as string, done)
  })

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common)
    if (isCall(request.url)) reply.headers(headersOf('api', config, request))
    done()
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerUnknown(allowedMethods(app, request.url.split('?')[0] ?? ''), reply))
  openRoutes(app, limiter ?? new RateLimiter(), authenticate ?? (async () => null))
  return app
}
