// Sends what anyone may read: a strong ETag, 304 when the reader has it, compressed when it pays.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed, compressFrom, encodingFor } from './compress.ts'
import { etagMatches } from './envelope.ts'

/** Answers `body` as public content: `no-cache` with its ETag (quotes included), also to reads by POST. */
export async function sendPublic(request: FastifyRequest, reply: FastifyReply, body: Buffer, etag: string): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache')
  if (etagMatches(request.headers['if-none-match'], etag)) return reply.header('etag', etag).code(304).send()
  if (body.length < compressFrom) return reply.header('etag', etag).send(body)
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.header('etag', etag).send(body)
  // A strong ETag names bytes, so each encoding has its own.
  reply.header('etag', `${etag.slice(0, -1)}-${encoding}"`).header('content-encoding', encoding)
  return reply.send(await compressed(body, encoding))
}
