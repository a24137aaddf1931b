// Turns every failure of a request into the envelope: intended failures, Fastify's refusals and unexpected errors.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/wire/error.ts'
import { isDatabaseGone } from '../database/transaction.ts'
import { isDiskFull } from '../start-error.ts'
import { failureBody } from './envelope.ts'
import { Failed, statusOf } from './fail.ts'

export function sendFailure(reply: FastifyReply, error: ErrorCode, status: number = statusOf(error)): FastifyReply {
  return reply
    .code(status)
    .removeHeader('etag')
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(failureBody(error))
}

/** Malformed HTTP (invalid JSON, another content type, a broken URL) is a 400; input that the contract refuses is a 200. */
function sendFastifyError(error: FastifyError, reply: FastifyReply): FastifyReply | null {
  if (error.validation) return sendFailure(reply, 'invalid-input')
  if (error.statusCode === 413) return sendFailure(reply, 'too-large')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return sendFailure(reply, 'invalid-input', 400)
  return null
}

/** Retry-After of an unavailable database, in seconds. */
const retryAfter = 5

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Failed) {
    if (error.params.retryAfter !== undefined) reply.header('retry-after', String(error.params.retryAfter))
    request.log.debug({ code: error.code, params: error.params }, 'refused')
    return sendFailure(reply, error.code)
  }
  const answered = error instanceof Error ? sendFastifyError(error as FastifyError, reply) : null
  if (answered) return answered
  if (isDiskFull(error) || isDatabaseGone(error)) {
    request.log.warn({ err: error, method: request.method, path: request.url.split('?')[0] }, 'database unavailable or disk full')
    return sendFailure(reply.header('retry-after', String(retryAfter)), 'unavailable', 503)
  }
  request.log.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'request failed')
  return sendFailure(reply, 'error', 500)
}

/** Responds to unknown routes: 405 with Allow on a known path, 404 on others. */
export function sendUnknownRoute(methods: string[], reply: FastifyReply): FastifyReply {
  if (methods.length === 0) return sendFailure(reply, 'not-found', 404)
  return sendFailure(reply.header('allow', methods.join(', ')), 'method-not-allowed')
}
