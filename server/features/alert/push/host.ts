// One push service: its connections, requests in flight, and pauses that it asked for.
import type { LookupFunction } from 'node:net'
import type { Client, Dispatcher, Pool } from 'undici'

export interface HostDeps {
  origin: string
  /** Lookup that checks addresses; null for the operator's own hosts, which may have any address. */
  lookup: LookupFunction | null
  /** Milliseconds per attempt. */
  timeout: number
  /** PEM of an additional trusted CA, for tests. */
  ca?: string
  now: () => number
}
export interface HostResponse {
  status: number
  headers: Dispatcher.ResponseData['headers']
  /** The beginning of a rejection's body; empty if accepted. */
  text: string
}

/** Maximum requests in flight per service. R-PUSH-2. */
const mostInFlight = 100
/** Requests in flight and waiting above which no more are taken from the database. */
const mostQueued = 150
/** Maximum connections: HTTP/2 carries a hundred requests on each, HTTP/1.1 one. */
const connections = { 'https:': 16, 'http:': mostInFlight }
/** Throttled devices, with no success between, from which the whole service counts as throttled, not just a few subscriptions. */
const throttledMost = 5
/** Maximum bytes read of a response, and returned of a rejection. */
const readMost = 16_384
const textMost = 2_048
/** Consecutive failures after which connections are replaced: a dead HTTP/2 session looks alive. */
const failedMost = 3

export class PushHost {
  readonly #deps: HostDeps
  #pool: Promise<Pool>
  #inFlight = 0
  #waiting: (() => void)[] = []
  #wantRoom: (() => void)[] = []
  #pausedUntil = 0
  readonly #throttled = new Set<string>()
  #failed = 0
  #closed = false

  constructor(deps: HostDeps) {
    this.#deps = deps
    this.#pool = openPool(deps)
  }

  get idle(): boolean {
    return this.#inFlight + this.#waiting.length + this.#wantRoom.length === 0
  }

  /** Resolves when the queue has room. */
  async room(): Promise<void> {
    while (!this.#closed && this.#inFlight + this.#waiting.length >= mostQueued)
      await new Promise<void>((resolve) => this.#wantRoom.push(resolve))
  }

  /** Real milliseconds until which the service is paused. */
  get pausedUntil(): number {
    return this.#pausedUntil
  }

  /** Acquires a slot in flight; release it with `leave`. */
  async enter(): Promise<void> {
    while (!this.#closed && this.#inFlight >= mostInFlight) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#inFlight += 1
  }
  leave(): void {
    this.#inFlight -= 1
    this.#waiting.shift()?.()
    const wantRoom = this.#wantRoom
    this.#wantRoom = []
    for (const wake of wantRoom) wake()
  }

  /** One attempt. @throws if there was no response. */
  async post(path: string, headers: Record<string, string>, body: Buffer): Promise<HostResponse> {
    const signal = AbortSignal.timeout(this.#deps.timeout)
    const pool = this.#pool
    try {
      const response = await (await pool).request({ path, method: 'POST', body, headers, signal, idempotent: true })
      const { statusCode: status, headers: answered } = response
      const isTaken = status >= 200 && status < 300
      const text = isTaken ? '' : await textOf(response.body)
      if (isTaken) await response.body.dump({ limit: readMost, signal })
      this.#failed = 0
      return { status, headers: answered, text }
    } catch (error) {
      this.#failed += 1
      if (this.#failed >= failedMost && pool === this.#pool && !this.#closed) this.#renew()
      throw error
    }
  }

  taken(): void {
    this.#throttled.clear()
  }
  /** Handles a throttled response; returns whether the whole service is paused. One subscription must not block all others. */
  throttled(deviceId: string, milliseconds: number): boolean {
    this.#throttled.add(deviceId)
    if (this.#throttled.size < throttledMost) return false
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#deps.now() + milliseconds)
    return true
  }

  #renew(): void {
    const old = this.#pool
    this.#pool = openPool(this.#deps)
    this.#failed = 0
    // Requests in flight on it end by their own timeout.
    void old.then((ending) => ending.close().catch(() => ending.destroy()))
  }

  /** Closes all connections; requests in flight fail. */
  async close(): Promise<void> {
    this.#closed = true
    for (const wake of [...this.#waiting, ...this.#wantRoom]) wake()
    await (await this.#pool).destroy()
  }
}

/** A body longer than `readMost` closes its connection. */
async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    if (size < textMost) chunks.push(chunk)
    size += chunk.length
    if (size > readMost) break
  }
  return Buffer.concat(chunks).subarray(0, textMost).toString()
}

/** The client is loaded on the first push: it takes a twelfth of the memory of a server that sends none. */
async function openPool({ origin, lookup, timeout, ca }: HostDeps): Promise<Pool> {
  const { buildConnector, Client, Pool } = await import('undici')
  const { protocol } = new URL(origin)
  const connect = buildConnector({ timeout, allowH2: true, ...(lookup ? { lookup } : {}), ...(ca ? { ca } : {}) })
  return new Pool(origin, {
    connections: connections[protocol as keyof typeof connections],
    headersTimeout: timeout,
    bodyTimeout: timeout,
    keepAliveTimeout: 60_000,
    factory: (url, options) => {
      const client: Client = new Client(url, {
        ...(options as Client.Options),
        connect: (target, done) =>
          connect(target, (...result) => {
            // Pipelines where the connection multiplexes; otherwise one request at a time, since pipelining would only queue.
            const [error, socket] = result
            if (!error) client.pipelining = 'alpnProtocol' in socket && socket.alpnProtocol === 'h2' ? mostInFlight : 1
            done(...result)
          }),
      })
      return client
    },
  })
}
