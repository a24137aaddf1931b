// Calls a device's webhook. The address is user-supplied: https on the public internet only, connected to the address that was checked, no
// redirects, a short timeout, and the response is discarded.
import { isIP, type LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import type { Webhook } from '../../../../contract/alert.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { productName } from '../../../../rules/site/product-site.ts'
import type { WebhookText } from '../payload.ts'
import { publicLookup } from './public-lookup.ts'

/** Timeout of one call in milliseconds. */
const defaultTimeout = 5_000
/** Consecutive failures after which a webhook is disabled, until its device sets one again. */
export const mostFailures = 20
/** Maximum concurrent calls; further ones wait. */
const mostInFlight = 200
const ports = ['', '443', '8443']

/** The parsed address if it may be called. `allowHosts` are exact host:port pairs of the operator's own. */
export function judgeWebhook(address: string, allowHosts: readonly string[]): { url: URL; trusted: boolean } | null {
  // Rejects characters that two parsers could read differently.
  if (/[\s\\#]/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  if (allowHosts.includes(`${url.hostname}:${port}`)) return { url, trusted: true }
  if (url.protocol !== 'https:' || !ports.includes(url.port)) return null
  // A literal address skips the lookup, and with it the check; real webhooks have names.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !/\.[a-z][a-z0-9-]*$/.test(url.hostname)) return null
  return /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa)$/.test(url.hostname) ? null : { url, trusted: false }
}

/** Decodes a path part; returns it unchanged if its percent-encoding is invalid. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The request format and URL per receiver. A message repeated after a crash keeps its id: ntfy (as `sequence_id`, from 2.16) and Bark (as
 * `id`) replace the shown message by it; others get it in `id`, and all of them in the header Idempotency-Key.
 */
function requestOf(
  { kind }: Webhook,
  url: URL,
  { path: _, ...text }: WebhookText,
  { link, site }: { link: string; site: Name },
): { url: string; body: object } {
  const { id, title, body } = text
  // Bark groups messages under this name.
  if (kind === 'bark') return { url: url.href, body: { id, title, body, url: link, group: site[text.lang] } }
  if (kind === 'generic') return { url: url.href, body: { ...text, url: link } }
  // ntfy takes JSON at its root with the topic in it: headers could not carry Chinese.
  const parts = url.pathname.replace(/\/$/, '').split('/')
  const topic = readable(parts.pop() ?? '')
  return {
    url: `${url.origin}${parts.join('/')}/`,
    body: { topic, sequence_id: id, title, message: body, click: link },
  }
}

export interface WebhookDeps {
  allowHosts: readonly string[]
  /** Base URL of the app, for links. */
  publicUrl: string
  /** Site name; default: the product's. */
  siteName?: () => Name
  /** Called after each call of a device's webhook. */
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

async function openAgents({ timeout = defaultTimeout, lookup = publicLookup() }: WebhookDeps): Promise<Agents> {
  const { Agent, buildConnector } = await import('undici')
  // A connection lasts for one call: each call checks the address anew.
  const options = { pipelining: 0, keepAliveTimeout: 1, headersTimeout: timeout, bodyTimeout: timeout, maxResponseSize: 65_536 }
  const agent = (connect: Parameters<typeof buildConnector>[0]): Agent => new Agent({ ...options, connect: buildConnector(connect) })
  return { outside: agent({ timeout, lookup }), trusted: agent({ timeout }) }
}

export class WebhookSender {
  readonly #deps: WebhookDeps
  /** Created on the first call: most servers never make one. */
  #agents: Promise<Agents> | null = null
  #inFlight = 0
  #waiting: (() => void)[] = []
  #wantRoom: (() => void)[] = []
  #stopped = false

  constructor(parts: WebhookDeps) {
    this.#deps = parts
  }

  /** Resolves when there is room; bulk callers await it first. */
  async room(): Promise<void> {
    while (!this.#stopped && this.#inFlight + this.#waiting.length >= mostInFlight)
      await new Promise<void>((resolve) => this.#wantRoom.push(resolve))
  }

  /** Whether the device's webhook accepted it; false if there is none, or if it has failed too often. */
  async send({ id, webhook, webhook_failures }: Caller, text: () => WebhookText): Promise<boolean> {
    if (!webhook || webhook_failures >= mostFailures) return false
    while (this.#inFlight >= mostInFlight) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#inFlight += 1
    try {
      const ok = await this.#call(webhook, text())
      // Recorded before returning, so that the device page shows it on its next read.
      await this.#deps.onResult(id, ok)
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
    const { allowHosts, publicUrl, siteName = () => productName, timeout = defaultTimeout } = this.#deps
    const judged = judgeWebhook(webhook.url, allowHosts)
    if (!judged) return false
    const link = publicUrl ? `${publicUrl}${text.path}` : text.path
    const { url, body } = requestOf(webhook, judged.url, text, { link, site: siteName() })
    const { origin, pathname, search } = new URL(url)
    this.#agents ??= openAgents(this.#deps)
    const agents = await this.#agents
    try {
      const response = await agents[judged.trusted ? 'trusted' : 'outside'].request({
        origin,
        path: pathname + search,
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'grandstand', 'idempotency-key': text.id },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      })
      response.body.on('error', () => undefined)
      response.body.destroy()
      return response.statusCode >= 200 && response.statusCode < 300
    } catch {
      // Rejected, unreachable or too slow: the device page shows the failures.
      return false
    }
  }

  /** Releases all waiters; calls in progress end by themselves. */
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
