// Sender routes: POST /feed/v1/messages and GET /feed/v1/state. Outside the app's API: senders are machines without a login.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { Value } from 'typebox/value'
import { type FeedAnswers, type FeedState, feedLimits, feedPaths, feedVersion, SenderId } from '../../../contract/feed/parts.ts'
import { countRequest } from '../../core/http/route.ts'
import type { FeedWatch } from '../feed-watch.ts'
import { limitBodies } from './body-limit.ts'
import { type Item, readDocument, readLines } from './read.ts'
import { createSignatureGate, signatureHeader, timeHeader, type Unsigned, unsignedReasons } from './signature.ts'
import type { Taker } from './taker.ts'

export interface PushRoutes {
  secret: string
  taker: Taker
  /** Checkpoints of all matches, or of one. */
  reached(match?: string): Promise<FeedState['matches']>
  log: Logger
  watch: FeedWatch
  /** Real milliseconds. */
  now?: () => number
  /** Maximum queued messages before senders are asked to retry later. */
  mostWaiting?: number
}

/** Enough for a sender to stream a full day, while bounding memory: a message counts one per kilobyte. */
const usualWaiting = 10_000
/** Bytes of a body that count as one message. */
const bytesOfOne = 1_024
/** Retry-After in seconds for a sender over the limit. */
const retryAfter = 2

type Refusal = 'unsigned' | 'time' | 'signature' | 'replayed' | 'unreadable' | 'too-large' | 'type' | 'busy'
const refuse = (reply: FastifyReply, status: number, error: Refusal, reason: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify({ error, reason }))

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The parsed messages of a body, or the error of the whole body. */
type Body = { items: Item[] } | { status: number; error: Refusal; reason: string }

function readBody(type: string, bytes: Buffer): Body {
  const isLines = /^application\/(?:x-ndjson|ndjson|jsonl)\b/i.test(type)
  if (!isLines && !/^application\/json\b/i.test(type))
    return { status: 415, error: 'type', reason: 'a batch is application/json, a stream application/x-ndjson' }
  const most = isLines ? feedLimits.stream : feedLimits.batch
  if (bytes.length > most.bytes) return { status: 413, error: 'too-large', reason: `a body has at most ${most.bytes} bytes` }
  const text = bytes.toString('utf8')
  const read = isLines ? readLines(text) : readDocument(text)
  if ('fault' in read) return { status: 400, error: 'unreadable', reason: `${read.fault.pointer || 'the body'} ${read.fault.reason}` }
  if (read.items.length > most.messages)
    return { status: 413, error: 'too-large', reason: `a request has at most ${most.messages} messages` }
  return read
}

function noteRefused(log: Logger, { answers }: FeedAnswers): void {
  const refused = answers.filter(({ is }) => is === 'refused')
  const [first] = refused
  if (first) log.warn({ count: refused.length, message: first.id, match: first.match, pointer: first.pointer }, `push: ${first.reason}`)
}

export function servePush(app: FastifyInstance, deps: PushRoutes): void {
  const { secret, taker, reached, log, watch, now = Date.now, mostWaiting = usualWaiting } = deps
  const gate = createSignatureGate(secret)
  let waiting = 0

  const later = (reply: FastifyReply, reason: string): FastifyReply =>
    refuse(reply.header('retry-after', `${retryAfter}`), 429, 'busy', reason)
  const signedBy = (request: FastifyRequest) => ({ time: headerOf(request, timeHeader), signature: headerOf(request, signatureHeader) })

  /** Replies to unauthorized senders. Only those count against their address's limit: senders have more traffic than users. */
  function reject(request: FastifyRequest, reply: FastifyReply, why: Unsigned | null): FastifyReply | null {
    if (!why) return null
    countRequest(app, request)
    return refuse(reply, 401, why, unsignedReasons[why])
  }
  const rejectUnsigned = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null =>
    reject(request, reply, gate.check(signedBy(request), bytesOf(request), now()))

  async function takeMessages(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const turnedAway = rejectUnsigned(request, reply)
    if (turnedAway) return turnedAway
    const read = readBody(request.headers['content-type'] ?? '', bytesOf(request))
    if (!('items' in read)) return refuse(reply, read.status, read.error, read.reason)
    const { items } = read
    const weight = Math.max(items.length, Math.ceil(bytesOf(request).length / bytesOfOne))
    if (waiting > 0 && waiting + weight > mostWaiting) return later(reply, 'messages of before are still being taken')
    waiting += weight
    try {
      const answers = await taker.take(items)
      watch.heard()
      noteRefused(log, answers)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answers))
    } catch (error) {
      watch.failed()
      throw error
    } finally {
      waiting -= weight
    }
  }

  async function sendState(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const turnedAway = rejectUnsigned(request, reply)
    if (turnedAway) return turnedAway
    const { match } = request.query as { match?: string | string[] }
    if (Array.isArray(match) || (match !== undefined && !Value.Check(SenderId, match)))
      return refuse(reply, 400, 'unreadable', 'match is no id of a match')
    const state: FeedState = { feed: feedVersion, now: now(), matches: await reached(match) }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(state))
  }

  // The signature covers the raw bytes, so this scope does not parse bodies.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.addHook('onRequest', (request, reply, done) => {
      if (!reject(request, reply, gate.precheck(signedBy(request), now()))) done()
    })
    limitBodies(scope, (reply) => later(reply, 'other requests of this address are still coming in'))
    scope.post(feedPaths.messages, { bodyLimit: feedLimits.stream.bytes }, takeMessages)
    scope.get(feedPaths.state, sendState)
  })
}
