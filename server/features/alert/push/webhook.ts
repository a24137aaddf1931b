// Calls the address that a device has named for its alerts. The address is a stranger's choice: https on the public
// internet alone, connected to the address that was judged, no redirects, little time, and the answer is thrown away.
import { isIP, type LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import type { Webhook } from '../../../../contract/alert.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { productName } from '../../../../rules/site/product-site.ts'
import type { WebhookText } from '../payload.ts'
import { publicLookup } from './public-lookup.ts'

/** Milliseconds of one call. */
const defaultTimeout = 5_000
/** Failures in a row after which it is called no more, until its device names one again. */
export const mostFailures = 20
/** Calls at a time: those that come above wait for their turn. */
const mostInFlight = 200
const ports = ['', '443', '8443']

/** The address, when it may be called. `allowHosts` are exact host:port of the operator's own. */
export function judgeWebhook(address: string, allowHosts: readonly string[]): { url: URL; trusted: boolean } | null {
  // What two parsers could read in two ways is nobody's address.
  if (/[\s\\#]/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  if (allowHosts.includes(`${url.hostname}:${port}`)) return { url, trusted: true }
  if (url.protocol !== 'https:' || !ports.includes(url.port)) return null
  // A literal address is looked up nowhere, so nobody would judge it; and nobody's webhook has one.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !/\.[a-z][a-z0-9-]*$/.test(url.hostname)) return null
  return /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa)$/.test(url.hostname) ? null : { url, trusted: false }
}

/** A part of a path without its percent signs; as it stands where they are none of those that an address has. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * What each kind of receiver takes, and where. A message that comes again after a crash has the id that it had: ntfy (as
 * `sequence_id`, from 2.16) and Bark (as `id`) replace by it what they have shown; others find it in `id`, and all of them in
 * the header Idempotency-Key.
 */
function requestOf(
  { kind }: Webhook,
  url: URL,
  { path: _, ...text }: WebhookText,
  { link, site }: { link: string; site: Name },
): { url: string; body: object } {
  const { id, title, body } = text
  // Bark files messages under this word, where its reader sees it.
  if (kind === 'bark') return { url: url.href, body: { id, title, body, url: link, group: site[text.lang] } }
  if (kind === 'generic') return { url: url.href, body: { ...text, url: link } }
  // ntfy takes JSON at its root, with the topic in it: headers could not carry Chinese.
  const parts = url.pathname.replace(/\/$/, '').split('/')
  const topic = readable(parts.pop() ?? '')
  return {
    url: `${url.origin}${parts.join('/')}/`,
    body: { topic, sequence_id: id, title, message: body, click: link },
  }
}

export interface WebhookParts {
  allowHosts: readonly string[]
  /** Address of the app, for links. */
  publicUrl: string
  /** What the site is called; without it as the product is. */
  siteName?: () => Name
  /** Told of each call of a device's webhook. */
  onResult: (deviceId: string, ok: boolean) => Promise<void>
  timeout?: number
  /** For tests. */
  lookup?: LookupFunction
}
interface Caller {
  id: string
  webhook: Webhook | null
  webhook_failures: number
}

interface Agents {
  outside: Agent
  trusted: Agent
}

async function openAgents({ timeout = defaultTimeout, lookup = publicLookup() }: WebhookParts): Promise<Agents> {
  const { Agent, buildConnector } = await import('undici')
  // A connection lasts as long as its call: what was judged yesterday is not asked today.
  const options = { pipelining: 0, keepAliveTimeout: 1, headersTimeout: timeout, bodyTimeout: timeout, maxResponseSize: 65_536 }
  const agent = (connect: Parameters<typeof buildConnector>[0]): Agent => new Agent({ ...options, connect: buildConnector(connect) })
  return { outside: agent({ timeout, lookup }), trusted: agent({ timeout }) }
}

export class WebhookSender {
  readonly #parts: WebhookParts
  /** Opened with the first call: most servers never make one. */
  #agents: Promise<Agents> | null = null
  #inFlight = 0
  #waiting: (() => void)[] = []
  #wantRoom: (() => void)[] = []
  #stopped = false

  constructor(parts: WebhookParts) {
    this.#parts = parts
  }

  /** Resolves when more can be called; those who call many ask first. */
  async room(): Promise<void> {
    while (!this.#stopped && this.#inFlight + this.#waiting.length >= mostInFlight)
      await new Promise<void>((resolve) => this.#wantRoom.push(resolve))
  }

  /** Whether the webhook of the device took it; false without one, or when it has failed too often. */
  async send({ id, webhook, webhook_failures }: Caller, text: () => WebhookText): Promise<boolean> {
    if (!webhook || webhook_failures >= mostFailures) return false
    while (this.#inFlight >= mostInFlight) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#inFlight += 1
    try {
      const ok = await this.#call(webhook, text())
      // Noted before it is answered: who reads the state of his device next finds it.
      await this.#parts.onResult(id, ok)
      return ok
    } finally {
      this.#inFlight -= 1
      this.#waiting.shift()?.()
      this.#wake()
    }
  }

  #wake(): void {
    const wantRoom = this.#wantRoom
    this.#wantRoom = []
    for (const wake of wantRoom) wake()
  }

  async #call(webhook: Webhook, text: WebhookText): Promise<boolean> {
    const { allowHosts, publicUrl, siteName = () => productName, timeout = defaultTimeout } = this.#parts
    const judged = judgeWebhook(webhook.url, allowHosts)
    if (!judged) return false
    const link = publicUrl ? `${publicUrl}${text.path}` : text.path
    const { url, body } = requestOf(webhook, judged.url, text, { link, site: siteName() })
    const { origin, pathname, search } = new URL(url)
    this.#agents ??= openAgents(this.#parts)
    const agents = await this.#agents
    try {
      const answer = await agents[judged.trusted ? 'trusted' : 'outside'].request({
        origin,
        path: pathname + search,
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'grandstand', 'idempotency-key': text.id },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      })
      answer.body.on('error', () => undefined)
      answer.body.destroy()
      return answer.statusCode >= 200 && answer.statusCode < 300
    } catch {
      // Refused, unreachable, too slow: its owner sees the failures on his device page.
      return false
    }
  }

  /** Nobody waits for room any more; what was begun ends by itself. */
  stop(): void {
    this.#stopped = true
    this.#wake()
  }

  async close(): Promise<void> {
    this.stop()
    const agents = await this.#agents
    await Promise.all([agents?.outside.destroy(), agents?.trusted.destroy()])
  }
}
