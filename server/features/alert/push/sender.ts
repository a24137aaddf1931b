// Sends encrypted messages to push services: limits requests in flight, obeys responses, delivers nothing late.
import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '../../../../contract/limits/limits.ts'
import { encryptPush, type PreparedKeys } from './encrypt.ts'
import { judgeEndpoint } from './endpoint.ts'
import { PushHost } from './host.ts'
import { publicLookup } from './public-lookup.ts'
import type { Vapid } from './vapid.ts'
import { reasonOf, retryAfterMs, verdictOf } from './verdict.ts'

export type PushResult =
  /** Accepted by the service. */
  | 'sent'
  /** The subscription has ended: delete the device. */
  | 'gone'
  /** Rejected, or not accepted in time: dropped, never delivered late. */
  | 'failed'
  /** Replaced by a later message. */
  | 'superseded'
  /** The server stopped before a service accepted it: send it at the next start. */
  | 'stopped'
  /** The server stopped during a request, so a service may have it: send it at the next start as a repeat. */
  | 'cut-off'
export interface PushTarget {
  id: string
  endpoint: string
  keys: PreparedKeys
}
export interface PushMessage {
  text: Buffer
  /** The message replaces earlier ones with this subject at the service; null replaces nothing. */
  subject: string | null
  /** Expiry in real milliseconds: also limits how long the service stores it. */
  until: number
  /** Time to live at the service in seconds, if longer than the sender may try. */
  ttl?: number
  /** Requested by the device itself: the result is no evidence about the service. */
  test?: boolean
  /** Aborts when a later message replaces this one: no further attempts. */
  replaced?: AbortSignal
}
export interface SenderDeps {
  vapid: Vapid
  allowHosts: readonly string[]
  warn: (what: string, details: object) => void
  /** Called with the result of each message. */
  onResult?: (result: PushResult) => void
  now?: () => number
  /** Milliseconds per attempt. */
  timeout?: number
  /** Milliseconds before the first retry; doubles each time. */
  firstDelay?: number
  /** For tests: the resolver, a trusted CA, and the wait function; a wait rejects when its signal aborts. */
  lookup?: LookupFunction
  ca?: string
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const mostAttempts = 3
/** Maximum number of cached services: a device may register any host under the allowed ones. */
const mostHosts = 64
/** Milliseconds that requests in flight have to finish on stop. */
const stopWithin = 1_000

const sleepReal = (milliseconds: number, signal: AbortSignal): Promise<void> => sleep(milliseconds, undefined, { signal })

export class PushSender {
  readonly #deps: SenderDeps
  readonly #hosts = new Map<string, PushHost>()
  readonly #now: () => number
  readonly #firstDelay: number
  readonly #closing = new AbortController()
  readonly #open = new Set<Promise<unknown>>()

  constructor(deps: SenderDeps) {
    this.#deps = deps
    this.#now = deps.now ?? Date.now
    this.#firstDelay = deps.firstDelay ?? 1_000
    // Every delayed message adds a listener: not a leak, so no warning.
    setMaxListeners(0, this.#closing.signal)
  }

  /** Resolves when the service of this endpoint has room; bulk senders await it first. */
  async room(endpoint: string): Promise<void> {
    await this.#hostOf(endpoint)?.room()
  }

  async send(target: PushTarget, message: PushMessage): Promise<PushResult> {
    const host = this.#hostOf(target.endpoint)
    if (!host) {
      this.#deps.warn('push endpoint of a device is no longer allowed', { device: target.id })
      return this.#report('failed')
    }
    const work = this.#deliver(host, target, message)
    this.#open.add(work)
    return this.#report(await work.finally(() => this.#open.delete(work)))
  }

  #report(result: PushResult): PushResult {
    this.#deps.onResult?.(result)
    return result
  }

  async #deliver(host: PushHost, target: PushTarget, message: PushMessage): Promise<PushResult> {
    const { origin } = new URL(target.endpoint)
    const body = encryptPush(target.keys, message.text)
    for (let attempt = 1, throttled = 1; ; ) {
      if (!(await this.#pause(host.pausedUntil - this.#now(), message))) return this.#dropped(message)
      const { verdict, retryAfter, status, reason } = await this.#attempt(host, origin, target, message, body)
      switch (verdict) {
        case 'sent':
          if (!message.test) host.taken()
          return 'sent'
        case 'gone':
        case 'failed':
        case 'superseded':
        case 'stopped':
        case 'cut-off':
          return verdict
        case 'refused':
          this.#deps.warn('a push service refused an alert', { origin, status, reason })
          return 'failed'
        case 'throttled': {
          const wait = Math.max(retryAfter, this.#firstDelay * 2 ** (throttled - 1))
          throttled += 1
          if (!message.test && host.throttled(target.id, wait))
            this.#deps.warn('a push service wants nothing for a while', { origin, milliseconds: wait })
          if (!(await this.#pause(wait, message))) return this.#dropped(message)
          break
        }
        case 'broken': {
          if (attempt >= mostAttempts) {
            this.#deps.warn('a push service is broken: an alert was dropped', { origin, status, reason, attempts: attempt })
            return 'failed'
          }
          const wait = Math.max(retryAfter, this.#firstDelay * 2 ** (attempt - 1))
          attempt += 1
          if (!(await this.#pause(wait, message))) return this.#dropped(message)
        }
      }
    }
  }

  async #attempt(host: PushHost, origin: string, target: PushTarget, message: PushMessage, body: Buffer) {
    const none = { retryAfter: 0, status: 0, reason: '' }
    await host.enter()
    try {
      if (this.#closing.signal.aborted) return { ...none, verdict: 'stopped' as const }
      if (message.replaced?.aborted) return { ...none, verdict: 'superseded' as const }
      if (this.#now() > message.until) return { ...none, verdict: 'failed' as const }
      const url = new URL(target.endpoint)
      const { status, headers, text } = await host.post(url.pathname + url.search, this.#headers(origin, target, message), body)
      const retryAfter = retryAfterMs(headers['retry-after'], this.#now())
      return { verdict: verdictOf(status), retryAfter, status, reason: reasonOf(text) }
    } catch (error) {
      if (this.#closing.signal.aborted) return { ...none, verdict: 'cut-off' as const }
      this.#deps.warn('a push service did not answer', { origin, error: String(error) })
      return { ...none, verdict: 'broken' as const }
    } finally {
      host.leave()
    }
  }

  #headers(origin: string, { id }: PushTarget, { subject, ttl, until }: PushMessage): Record<string, string> {
    const left = Math.min(limits.pushTtl, Math.max(1, Math.ceil((until - this.#now()) / 1_000)))
    return {
      authorization: this.#deps.vapid.authorization(origin),
      'content-encoding': 'aes128gcm',
      'content-type': contentTypeFor(origin),
      ttl: String(ttl ?? left),
      urgency: 'high',
      ...(subject === null ? {} : { topic: topicOf(subject, id) }),
    }
  }

  /** Waits; returns false if that would be too late, or if the message must not be sent any more. */
  async #pause(milliseconds: number, { until, replaced }: PushMessage): Promise<boolean> {
    if (milliseconds <= 0) return true
    if (this.#now() + milliseconds >= until) return false
    const signal = replaced ? AbortSignal.any([this.#closing.signal, replaced]) : this.#closing.signal
    const pause = this.#deps.sleep ?? sleepReal
    return pause(milliseconds, signal).then(
      () => true,
      () => false,
    )
  }
  #dropped({ replaced }: PushMessage): PushResult {
    if (replaced?.aborted) return 'superseded'
    return this.#closing.signal.aborted ? 'stopped' : 'failed'
  }

  #hostOf(endpoint: string): PushHost | null {
    const verdict = judgeEndpoint(endpoint, this.#deps.allowHosts)
    if (!verdict.ok) return null
    const { origin, trusted } = verdict
    const known = this.#hosts.get(origin)
    if (known) return known
    if (this.#hosts.size >= mostHosts) this.#evictIdle()
    const { timeout = 10_000, lookup = publicLookup(), ca } = this.#deps
    const host = new PushHost({ origin, lookup: trusted ? null : lookup, timeout, ca, now: this.#now })
    this.#hosts.set(origin, host)
    return host
  }

  #evictIdle(): void {
    for (const [origin, host] of this.#hosts) {
      if (!host.idle) continue
      this.#hosts.delete(origin)
      host.close().catch((error: unknown) => this.#deps.warn('closing push connections failed', { origin, error: String(error) }))
      return
    }
  }

  /**
   * Gives requests in flight a short time, then aborts. Messages that no service has resolve to 'stopped', those that one may have to
   * 'cut-off'.
   */
  async close(): Promise<void> {
    this.#closing.abort()
    const ended = Promise.allSettled(this.#open)
    await Promise.race([ended, sleep(stopWithin, undefined, { ref: false })])
    await Promise.all([...this.#hosts.values()].map((host) => host.close()))
    await ended
    this.#hosts.clear()
  }
}

/** The type marks a declarative message. The service of Windows documents octets only. */
const contentTypeFor = (origin: string): string =>
  origin.endsWith('.notify.windows.com') ? 'application/octet-stream' : 'application/notification+json'

/** RFC 8030 allows 32 characters of the base64url alphabet. */
export const topicOf = (subject: string, deviceId: string): string =>
  createHash('sha256').update(`${subject} ${deviceId}`).digest('base64url').slice(0, 32)
