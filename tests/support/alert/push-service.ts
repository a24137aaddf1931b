// A push service on loopback: accepts requests of the server, decrypts them as the browser would (RFC 8291), records them, and misbehaves
// on request. Plain HTTP/1.1, or TLS with HTTP/2 and HTTP/1.1 as real services have.
import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createSecureServer as createHttp2Server, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server, Socket } from 'node:net'
import type { PushPayload } from '../../../contract/alert.ts'
import { pushCertificate } from './push-certificate.ts'
import { makeReceiver, type Receiver } from './push-receiver.ts'

/** How the service handles a request: an HTTP status, no response, or a broken connection. 429 asks for a retry after one second. */
export type Behaviour = number | { status: number; headers?: Record<string, string>; body?: string } | 'hang' | 'reset'

export interface PushRequest {
  /** Name of the subscriber. */
  name: string
  /** Arrival time in milliseconds. */
  at: number
  headers: Record<string, string | undefined>
  /** Size of the encrypted body in bytes. */
  size: number
  /** Status of the response; 0 if there was none. */
  status: number
  /** The decrypted text; empty if it cannot be decrypted. */
  raw: string
  /** The text parsed as an object. */
  payload: PushPayload
}
export interface PushSubscriber {
  name: string
  endpoint: string
  keys: { p256dh: string; auth: string }
}
export interface PushService {
  origin: string
  /** host:port, for PUSH_ALLOW_HOSTS. */
  host: string
  /** Creates a receiver with its own keys. */
  subscribe(name: string): PushSubscriber
  /** Sets the behaviour for the next requests of a subscriber, one each; the last one stays. Default: 201. */
  behave(name: string, ...behaviours: Behaviour[]): void
  /** All requests in order of arrival. */
  requests: PushRequest[]
  /** Accepted requests that could be decrypted. */
  received: PushRequest[]
  /** Defects of requests: an invalid token, a missing TTL, a body that cannot be decrypted. */
  complaints: string[]
  /** Resolves when `count` requests were accepted. @throws after `within` milliseconds, listing those received */
  waitFor(count: number, within?: number): Promise<PushRequest[]>
  /** Delay of each response in milliseconds. */
  delay: number
  /** Holds all responses until this many requests are in flight at once. */
  together: number
  mostInFlight: number
  connections: number
  httpVersions: Set<string>
  close(): Promise<void>
}

/** Payload of a request that cannot be decrypted. */
const nothing = {} as PushPayload

type Request = Http2ServerRequest
type Response = Http2ServerResponse

export interface PushServiceOptions {
  secure?: boolean
  /** false: TLS with HTTP/1.1 only. */
  http2?: boolean
  port?: number
}

export async function startPushService({ secure = false, http2 = true, port = 0 }: PushServiceOptions = {}): Promise<PushService> {
  const receivers = new Map<string, Receiver>()
  const behaviours = new Map<string, Behaviour[]>()
  const sockets = new Set<Socket>()
  const waiting = new Set<() => void>()
  let inFlight = 0

  function behaviourFor(name: string): Behaviour {
    const list = behaviours.get(name) ?? []
    return (list.length > 1 ? list.shift() : list[0]) ?? 201
  }

  async function onRequest(request: Request, response: Response): Promise<void> {
    inFlight += 1
    service.mostInFlight = Math.max(service.mostInFlight, inFlight)
    service.httpVersions.add(request.httpVersion)
    try {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const name = decodeURIComponent((request.url ?? '').split('/').pop() ?? '')
      const receiver = receivers.get(name)
      const behaviour = receiver ? behaviourFor(name) : 404
      record(name, receiver, request, Buffer.concat(chunks), statusOf(behaviour))
      if (service.delay > 0) await new Promise((resolve) => setTimeout(resolve, service.delay))
      while (service.mostInFlight < service.together) await new Promise((resolve) => setTimeout(resolve, 10))
      if (behaviour === 'hang') await once(response, 'close')
      else if (behaviour === 'reset') reset(request)
      else {
        response.writeHead(statusOf(behaviour), headersOf(behaviour))
        const text = bodyOf(behaviour)
        if (text === '') response.end()
        else response.end(text)
      }
    } catch {
      // The client disconnected; not an error of the service.
    } finally {
      inFlight -= 1
    }
  }

  function record(name: string, receiver: Receiver | undefined, { method, headers }: Request, body: Buffer, status: number): void {
    const fields = headers as Record<string, string | undefined>
    if (method !== 'POST') service.complaints.push(`${method} ${name}`)
    if (fields['content-encoding'] !== 'aes128gcm') service.complaints.push(`content-encoding ${fields['content-encoding']}`)
    if (!/^\d+$/.test(fields.ttl ?? '')) service.complaints.push(`ttl ${fields.ttl}`)
    if (fields.topic !== undefined && !/^[\w-]{1,32}$/.test(fields.topic)) service.complaints.push(`topic ${fields.topic}`)
    const complaint = vapidComplaint(fields.authorization ?? '', service.origin)
    if (complaint) service.complaints.push(complaint)
    const push: PushRequest = { name, at: Date.now(), headers: fields, size: body.length, status, raw: '', payload: nothing }
    service.requests.push(push)
    try {
      push.raw = receiver?.decrypt(body) ?? ''
      push.payload = push.raw === '' ? nothing : (JSON.parse(push.raw) as PushPayload)
      if (receiver && status >= 200 && status < 300) service.received.push(push)
    } catch (error) {
      service.complaints.push(`a body that ${name} cannot read: ${String(error)}`)
    }
    for (const check of waiting) check()
  }

  const onConnection = (socket: Socket): void => {
    service.connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  }
  const handler = (request: unknown, response: unknown): void => void onRequest(request as Request, response as Response)
  const server = serverOf(handler, secure, http2)
  server.on(secure ? 'secureConnection' : 'connection', onConnection)
  server.on('sessionError', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  const service: PushService = {
    origin: `${secure ? 'https' : 'http'}://${host}`,
    host,
    requests: [],
    received: [],
    complaints: [],
    delay: 0,
    together: 0,
    mostInFlight: 0,
    connections: 0,
    httpVersions: new Set(),
    subscribe(name) {
      const receiver = makeReceiver()
      receivers.set(name, receiver)
      return { name, endpoint: `${service.origin}/push/${encodeURIComponent(name)}`, keys: receiver.keys }
    },
    behave: (name, ...list) => void behaviours.set(name, list),
    waitFor(count, within = 10_000) {
      return new Promise((resolve, reject) => {
        const done = (): void => {
          waiting.delete(check)
          clearTimeout(timer)
        }
        const check = (): void => {
          if (service.received.length < count) return
          done()
          resolve(service.received)
        }
        const timer = setTimeout(() => {
          done()
          reject(new Error(`${service.received.length} of ${count} pushes came:\n${service.received.map(({ raw }) => raw).join('\n')}`))
        }, within)
        waiting.add(check)
        check()
      })
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}

function serverOf(handler: (request: unknown, response: unknown) => void, secure: boolean, http2: boolean): Server {
  if (!secure) return createServer(handler)
  return http2 ? createHttp2Server({ ...pushCertificate, allowHTTP1: true }, handler) : createHttpsServer(pushCertificate, handler)
}

const statusOf = (behaviour: Behaviour): number =>
  typeof behaviour === 'number' ? behaviour : typeof behaviour === 'object' ? behaviour.status : 0

function headersOf(behaviour: Behaviour): Record<string, string> {
  if (typeof behaviour === 'object') return behaviour.headers ?? {}
  if (behaviour === 429) return { 'retry-after': '1' }
  return behaviour === 302 ? { location: 'http://127.0.0.1:1/' } : {}
}

const bodyOf = (behaviour: Behaviour): string => (typeof behaviour === 'object' ? (behaviour.body ?? '') : '')

function reset(request: Request): void {
  const { stream } = request as { stream?: Request['stream'] }
  if (stream?.session) stream.session.destroy()
  else request.socket.destroy()
}

/** Returns the defect of a VAPID header (RFC 8292) for this audience; undefined if it is valid. */
export function vapidComplaint(header: string, audience: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return `no VAPID key in ${header}`
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) return 'a VAPID token of a wrong signature'
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
  const left = exp - Date.now() / 1000
  if (aud !== audience || left <= 0 || left > 86_400 || !/^(mailto:|https:)/.test(sub)) return `a VAPID token of ${aud}, ${left} s, ${sub}`
  return undefined
}
