// Routes of tickets, upload parts, and stored files, which are served under their own path and never run.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import type { ErrorCode } from '../../../contract/wire/error.ts'
import { DeliveryLimit, type DeliveryOptions } from '../../core/delivery-limit.ts'
import { allowBody } from '../../core/http/body-time.ts'
import { mayChange } from '../../core/http/browser-request.ts'
import { sendFailure } from '../../core/http/errors.ts'
import { Failed, fail } from '../../core/http/fail.ts'
import { rateAddress } from '../../core/http/rate-limit.ts'
import { allowAlso, countRequest, route } from '../../core/http/route.ts'
import { createAppender } from './appender.ts'
import type { Storage } from './storage.ts'
import { isAttachment, mediaPath, mediaType, type Uploads, uploadPath } from './uploads.ts'

/** Bytes per millisecond of the slowest supported connection. */
const slowest = 64
const ticketShape = /^[A-Za-z0-9_-]{43}$/
const offsetShape = /^(0|[1-9]\d{0,8})$/

/** Isolates uploads: they load, run and frame nothing, and no other site can embed them. R-UPLOAD-3. */
const mediaHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-site',
  'accept-ranges': 'bytes',
} as const

/** Avatars and videos are public. A picture or document may belong to a private conversation: only the reader's device caches it. */
const cachingOf = (name: string): string =>
  /\.(webp|mp4|webm)$/.test(name) ? 'public, max-age=31536000, immutable' : 'private, max-age=86400, immutable'

/** First and last byte of `Range: bytes=a-b`; null for the complete file; undefined if it cannot be satisfied. */
export function rangeOf(header: string | undefined, size: number): { from: number; to: number } | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return from <= to && from < size ? { from, to } : undefined
}

/** Concurrent files per address. The timeout allows for a paused video with a full buffer. */
const fileDelivery: DeliveryOptions = { perAddress: 1_000, stallTimeout: 60_000 }
/** Milliseconds without data after which a sender is dropped. */
const stillFor = 30_000

/** Closes the connection, because the body was not read to its end. */
const refuse = (reply: FastifyReply, error: ErrorCode): FastifyReply => sendFailure(reply.header('connection', 'close'), error)

export function registerUploads(app: FastifyInstance, uploads: Uploads, storage: Storage, still = stillFor): void {
  route(app, 'POST api/Member/getQiniuToken', ({ body, account, request }) => {
    const { kind, size, hash } = body
    if ((kind === undefined) !== (size === undefined) || (hash !== undefined && kind === undefined)) throw fail('invalid-input')
    return kind === undefined || size === undefined
      ? uploads.rules()
      : uploads.ticket(account.id, kind, size, hash, rateAddress(request.ip))
  })
  route(app, 'POST api/Member/dropUpload', async ({ body, account }) => {
    await uploads.drop(account.id, body.kind, body.hash)
    return {}
  })
  route(app, 'POST api/Member/uploaded', ({ body, account }) => uploads.finish(account.id, body.token))

  const appender = createAppender(still)
  const delivery = new DeliveryLimit(fileDelivery)
  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | object> {
    const { token, offset } = request.params as { token: string; offset: string }
    countRequest(app, request)
    if (!mayChange(request.method, request.headers)) return refuse(reply, 'forbidden')
    const row = ticketShape.test(token) && offsetShape.test(offset) ? await uploads.open(token) : undefined
    if (!row) return refuse(reply, 'ticket-expired')
    // Rejected before any byte is read: later the response could not reach a client that is still sending.
    const size = Number(request.headers['content-length'] ?? 0)
    if (size < 1 || size > memberLimits.uploadPart || Number(offset) + size > row.size) return refuse(reply, 'upload-size')
    if (!(await storage.hasRoom())) return refuse(reply, 'unavailable')
    // The ticket and the exact size are known: allows the time that a slow connection takes.
    allowBody(request.raw, size / slowest + 30_000)
    try {
      await appender.append(storage.waitingFile(row.id), Number(offset), request.raw)
    } catch (error) {
      await uploads.partEnded(row)
      if (error instanceof Failed) return refuse(reply, error.code)
      const { code } = error as NodeJS.ErrnoException
      // The sender disconnected: no one receives this response, and the received bytes stay for a resumed upload.
      if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') return refuse(reply, 'upload-broken')
      throw error
    }
    // The upload was abandoned or swept meanwhile, and its bytes were discarded.
    return (await uploads.partEnded(row)) ? { code: 0, msg: '', data: {} } : sendFailure(reply, 'ticket-expired')
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name } = request.params as { name: string }
    const type = mediaType(name)
    const size = type === null ? null : await storage.size(name)
    if (type === null || size === null) return sendFailure(reply, 'not-found', 404)
    const range = rangeOf(request.headers.range, size)
    const length = range ? range.to - range.from + 1 : size
    const isRead = request.method === 'GET' && range !== undefined
    if (isRead && !delivery.admit(request, reply, length)) return sendFailure(reply.header('retry-after', '1'), 'too-many', 429)
    reply.headers(mediaHeaders).header('cache-control', cachingOf(name)).type(type)
    if (isAttachment(name)) reply.header('content-disposition', 'attachment')
    if (range === undefined) return reply.code(416).header('content-range', `bytes */${size}`).send()
    reply.header('content-length', length)
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`)
    return isRead ? reply.send(await storage.stream(name, range ?? undefined)) : reply.send()
  }

  // A separate scope, because all other routes accept only JSON.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.put(`${uploadPath}:token/:offset`, { bodyLimit: memberLimits.uploadPart }, receive)
  })
  app.route({ method: ['GET', 'HEAD'], url: `${mediaPath}:name`, handler: serve })
  allowAlso(app, (path) => (path.startsWith(uploadPath) ? ['PUT'] : path.startsWith(mediaPath) ? ['GET', 'HEAD'] : []))
}
