// Hands encrypted messages to push services: connections reused by origin, at most so many in flight, answers obeyed.
import { createHash } from 'node:crypto'
import { type LookupAddress, lookup } from 'node:dns'
import { Pool } from 'undici'
import { limits } from '../../../../contract/limits.ts'
import { encryptPush, type PreparedKeys } from './encrypt.ts'
import { isPublicAddress, judgeEndpoint } from './endpoint.ts'
import type { Vapid } from './vapid.ts'

export type PushResult =
  /** The service took it. */
  | 'sent'
  /** The subscription is no more: delete the device. */
  | 'gone'
  /** Refused, or not taken in time: dropped, never delivered late. */
  | 'failed'
export interface PushTarget {
  id: string
  endpoint: string
  keys: PreparedKeys
}
export interface PushMessage {
  text: Buffer
  /** What the message replaces at the service; null replaces nothing. */
  subject: string | null
  /** Real milliseconds after which it is worth nothing. */
  until: number
  /** Seconds that the service may keep it. */
  ttl?: number
}
export interface SenderParts {
  vapid: Vapid
  allowHosts: readonly string[]
  warn: (what: string, details: object) => void
  now?: () => number
  /** Milliseconds of one attempt. */
  timeout?: number
  /** Milliseconds before the first repetition of a 5xx; doubles. */
  firstDelay?: number
}

const inFlightPerHost = 100
const mostAttempts = 3
const longestPause = 300_000

/** Resolves a name to public addresses alone: the name is known, what it points to need not be. */
function publicLookup(hostname: string, _options: object, callback: (error: Error | null, addresses: LookupAddress[]) => void): void {
  lookup(hostname, { all: true }, (error, addresses) => {
    const safe = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    if (error || safe.length === 0) callback(error ?? new Error(`${hostname} has no public address`), [])
    else callback(null, safe)
  })
}

class Host {
  readonly pool: Pool
  #inFlight = 0
  #pausedUntil = 0
  readonly #waiting: (() => void)[] = []

  constructor(origin: string, trusted: boolean, timeout: number) {
    this.pool = new Pool(origin, {
      connections: inFlightPerHost,
      pipelining: 1,
      allowH2: true,
      headersTimeout: timeout,
      bodyTimeout: timeout,
      keepAliveTimeout: 60_000,
      connect: trusted ? { timeout } : { timeout, lookup: publicLookup as never },
    })
  }
  async enter(now: () => number): Promise<void> {
    while (this.#inFlight >= inFlightPerHost) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#inFlight += 1
    const pause = this.#pausedUntil - now()
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  leave(): void {
    this.#inFlight -= 1
    this.#waiting.shift()?.()
  }
  pause(until: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, until)
  }
}

export class PushSender {
  readonly #hosts = new Map<string, Host>()
  readonly #now: () => number
  readonly #timeout: number
  readonly #firstDelay: number

  constructor(readonly parts: SenderParts) {
    this.#now = parts.now ?? Date.now
    this.#timeout = parts.timeout ?? 10_000
    this.#firstDelay = parts.firstDelay ?? 1_000
  }

  async send(target: PushTarget, message: PushMessage): Promise<PushResult> {
    const verdict = judgeEndpoint(target.endpoint, this.parts.allowHosts)
    if (!verdict.ok) return 'gone'
    const host = this.#hostOf(verdict.origin, verdict.trusted)
    const body = encryptPush(target.keys, message.text)
    for (let attempt = 1; ; attempt += 1) {
      await host.enter(this.#now)
      let status: number
      let retryAfter = 0
      try {
        if (this.#now() > message.until) return 'failed'
        ;({ status, retryAfter } = await this.#request(host, verdict.origin, target, message, body))
      } catch (error) {
        this.parts.warn('a push service did not answer', { origin: verdict.origin, error: String(error) })
        status = 599
      } finally {
        host.leave()
      }
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      if (status === 429) host.pause(this.#now() + Math.min(retryAfter || this.#firstDelay, longestPause))
      else if (status < 500 || attempt >= mostAttempts) {
        this.parts.warn('a push service refused an alert', { origin: verdict.origin, status })
        return 'failed'
      } else await new Promise((resolve) => setTimeout(resolve, this.#firstDelay * 2 ** (attempt - 1)))
    }
  }

  async #request(
    host: Host,
    origin: string,
    { id, endpoint }: PushTarget,
    { subject, ttl }: PushMessage,
    body: Buffer,
  ): Promise<{ status: number; retryAfter: number }> {
    const url = new URL(endpoint)
    const {
      statusCode,
      headers,
      body: answer,
    } = await host.pool.request({
      path: url.pathname + url.search,
      method: 'POST',
      body,
      signal: AbortSignal.timeout(this.#timeout),
      headers: {
        authorization: this.parts.vapid.authorization(origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttl ?? limits.pushTtl),
        urgency: 'high',
        ...(subject === null ? {} : { topic: topicOf(subject, id) }),
      },
    })
    await answer.dump({ limit: 16_384, signal: AbortSignal.timeout(this.#timeout) })
    return { status: statusCode, retryAfter: retryAfterMs(headers['retry-after'], this.#now()) }
  }

  #hostOf(origin: string, trusted: boolean): Host {
    const known = this.#hosts.get(origin)
    if (known) return known
    const host = new Host(origin, trusted, this.#timeout)
    this.#hosts.set(origin, host)
    return host
  }

  async close(): Promise<void> {
    await Promise.all([...this.#hosts.values()].map(({ pool }) => pool.destroy()))
    this.#hosts.clear()
  }
}

/** RFC 8030 allows 32 characters of the base64url alphabet. */
export const topicOf = (subject: string, deviceId: string): string =>
  createHash('sha256').update(`${subject} ${deviceId}`).digest('base64url').slice(0, 32)

/** Retry-After in milliseconds: seconds or a date; 0 when absent or senseless. */
export function retryAfterMs(header: string | string[] | undefined, now: number): number {
  const text = Array.isArray(header) ? header[0] : header
  if (!text) return 0
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now)
}
