// Sends public content: a strong ETag, 304 when it matches, compressed when it pays.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed, compressFrom, type Encoding, encodingFor } from './compress.ts'
import { etagMatches } from './envelope.ts'

/** Sends `body` as public content: `no-cache` with its ETag (quotes included), also for reads by POST. */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, body: Buffer, etag: string): FastifyReply | Promise<FastifyReply> {
  const { headers } = request
  reply.header('cache-control', 'no-cache')
  if (etagMatches(headers['if-none-match'], etag)) return reply.header('etag', etag).code(304).send()
  if (body.length < compressFrom) return reply.header('etag', etag).send(body)
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
  const encoding = encodingFor(headers['accept-encoding'])
  return encoding ? sendCompressed(reply, body, etag, encoding) : reply.header('etag', etag).send(body)
}

/**
 * The same for dated content: `changedAt` in milliseconds; a future date counts as now. A request with If-Modified-Since and without an
 * ETag gets a 304 only for exactly that date: a removal leaves an older date.
 */
export function sendDated(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, changedAt }: { body: Buffer; etag: string; changedAt: number },
): FastifyReply | Promise<FastifyReply> {
  const { headers } = request
  const date = new Date(Math.min(changedAt, Date.now())).toUTCString()
  reply.header('last-modified', date)
  if (headers['if-none-match'] === undefined && headers['if-modified-since'] === date)
    return reply.headers({ 'cache-control': 'no-cache', etag }).code(304).send()
  return sendPublic(request, reply, body, etag)
}

function sendCompressed(reply: FastifyReply, body: Buffer, etag: string, encoding: Encoding): FastifyReply | Promise<FastifyReply> {
  // A strong ETag identifies bytes, so each encoding has its own.
  const send = (bytes: Buffer): FastifyReply =>
    reply
      .header('etag', `${etag.slice(0, -1)}-${encoding}"`)
      .header('content-encoding', encoding)
      .send(bytes)
  const bytes = compressed(body, encoding)
  return bytes instanceof Promise ? bytes.then(send) : send(bytes)
}
