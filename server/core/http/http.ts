// The strict Fastify base: settings that apply to every request, independent of features.
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { hasUnstorable } from '../text/storable.ts'
import { sendError, sendUnknownRoute } from './errors.ts'
import { fail } from './fail.ts'
import { closedHeaders, commonHeaders } from './headers.ts'
import { lateCompilers } from './late-schema.ts'
import { RateLimiter } from './rate-limit.ts'
import { type Authenticate, allowedMethods, openRoutes } from './route.ts'

export interface HttpDeps {
  config: Pick<Config, 'publicUrl' | 'trustProxy'>
  log: Logger
  limiter?: RateLimiter
  /** Finds the account of a token; without it everyone is a guest. */
  authenticate?: Authenticate
}

/** Maximum request body in bytes: the largest in the contract, a legal text in three languages, is 180 KB in Chinese. */
const bodyLimit = 256 * 1024

/** Whether a path is an API call with the envelope; all others belong to the app. */
export const isCall = (url: string): boolean => url.startsWith('/api/') || url === '/api'

/** Creates the app that `route` registers on. Its 404 and error responses are the envelope with all headers. */
export function createHttp({ config, log, limiter, authenticate }: HttpDeps): FastifyInstance {
  const always = { ...commonHeaders(config.publicUrl), ...closedHeaders }
  const { compiled, ...compilersFactory } = lateCompilers()
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
    schemaController: { compilersFactory },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false, strict: false } },
    frameworkErrors: (error, request, reply) => {
      reply.headers(always)
      sendError(error, request as FastifyRequest, reply as FastifyReply)
    },
  }) as unknown as FastifyInstance

  // JSON only: any page could send a form or a text/plain post without a preflight.
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else
      void parseJson(request, body as string, (error, value) => {
        if (!error && hasUnstorable(body as string, value)) done(fail('invalid-input'))
        else done(error, value)
      })
  })

  app.addHook('onRequest', (_request, reply, done) => {
    // Closed and uncached by default; pages, files and guest reads override this.
    reply.headers(always)
    done()
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendUnknownRoute(allowedMethods(app, request.url.split('?')[0] ?? ''), reply))
  openRoutes(app, { compiled, limiter: limiter ?? new RateLimiter(), authenticate: authenticate ?? (async () => null) })
  return app
}
