// A live hub behind a bare HTTP server, and a client that records the messages it receives.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type ClientOptions, WebSocket } from 'ws'
import type { Channel, FrameType, LiveMessage, LiveRequest } from '../../contract/live.ts'
import type { PublishOptions } from '../../server/core/live/channels.ts'
import { createLiveHub, type SocketHub } from '../../server/core/live/hub.ts'
import type { LiveMetrics } from '../../server/core/live/metrics.ts'
import { createRelay } from '../../server/core/live/relay/relay.ts'
import { relayUpgrades } from '../../server/core/live/relay/upgrade.ts'
import { attachLive, type LiveServerOptions } from '../../server/core/live/server.ts'
import type { LiveSettings } from '../../server/core/live/settings.ts'

export interface Counted extends LiveMetrics {
  readonly counts: { sockets: number; delivered: number; dropped: number; refused: number; relays: number }
}
export function countedMetrics(): Counted {
  const counts = { sockets: 0, delivered: 0, dropped: 0, refused: 0, relays: 0 }
  return {
    counts,
    relays: (count) => {
      counts.relays = count
    },
    sockets: (count) => {
      counts.sockets = count
    },
    delivered: (count) => {
      counts.delivered += count
    },
    dropped: () => {
      counts.dropped += 1
    },
    refused: () => {
      counts.refused += 1
    },
  }
}

export interface LiveServer {
  hub: SocketHub
  /** Publishes like the hub, with arbitrary data, because the wire passes it through. */
  publish(channel: Channel, type: FrameType, data: unknown, options?: PublishOptions): void
  port: number
  warnings: unknown[]
  counts: Counted['counts']
  /** Stops reading and responding, like a machine without a network, until `thaw`. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** `port` 0 uses a free port; reusing a port simulates a restart. `now`: the hub's clock, which a test may control. */
export async function liveServer(
  settings: Partial<LiveSettings> = {},
  { now, ...options }: Partial<LiveServerOptions> & { now?: () => number } = {},
  port = 0,
): Promise<LiveServer> {
  const warnings: unknown[] = []
  const metrics = countedMetrics()
  const hub = createLiveHub({
    log: { warn: (entry: unknown) => warnings.push(entry), error: (entry: unknown) => warnings.push(entry) },
    metrics,
    settings,
    now,
  })
  const http = createServer()
  const upgrades = relayUpgrades(hub, { relaySecret, publicUrl: '' })
  attachLive(http, hub, { publicUrl: '', trustProxy: false, upgrades, ...options })
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  const sockets = new Set<Socket>()
  let isFrozen = false
  http.on('connection', (socket) => {
    if (isFrozen) socket.pause()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  return {
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    hub,
    publish: (channel, type, data, options) => hub.publish(channel as never, type, data as never, options),
    port: (http.address() as AddressInfo).port,
    warnings,
    counts: metrics.counts,
    async stop() {
      await hub.close()
      await new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}

export const relaySecret = 'a-secret-of-the-tests'

export interface RelayServer {
  port: number
  counts: Counted['counts']
  warnings: unknown[]
  /** Resolves when the relay accepts clients, or refuses them. */
  is(state: 'open' | 'closed'): Promise<void>
  stop(): Promise<void>
}

/** A relay of the servers on these ports, behind its own HTTP server. */
export async function relayServer(
  servers: readonly { port: number }[],
  settings: Partial<LiveSettings> = {},
  deps: Partial<Pick<Parameters<typeof createRelay>[0], 'secret' | 'now' | 'timing'>> = {},
): Promise<RelayServer> {
  const warnings: unknown[] = []
  const metrics = countedMetrics()
  const warn = (entry: unknown): void => void warnings.push(entry)
  const relay = createRelay({
    addresses: servers.map(({ port }) => `http://127.0.0.1:${port}`),
    secret: relaySecret,
    log: { info: () => undefined, warn, error: warn },
    metrics,
    settings,
    ...deps,
  })
  const http = createServer()
  attachLive(http, relay, { publicUrl: '', trustProxy: false })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    port: (http.address() as AddressInfo).port,
    counts: metrics.counts,
    warnings,
    async is(state) {
      while (relay.closed !== (state === 'closed')) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async stop() {
      await relay.close()
      await new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}

export interface LiveClient {
  readonly ws: WebSocket
  /** All messages received so far. */
  readonly heard: LiveMessage[]
  submit(...requests: (LiveRequest | Record<string, unknown>)[]): void
  /** Resolves with the first matching message that no earlier call has consumed. */
  hear(fits: (message: LiveMessage) => boolean): Promise<LiveMessage>
  /** Close code. */
  closed: Promise<number>
}

/** Opens a socket; rejects with the status of a refused handshake in its message. */
export async function liveClient(port: number, options: ClientOptions = {}): Promise<LiveClient> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, options)
  const heard: LiveMessage[] = []
  let seen = 0
  let wake: () => void = () => undefined
  ws.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as LiveMessage)
    wake()
  })
  const closed = new Promise<number>((resolve) => {
    ws.on('close', (code) => resolve(code))
  })
  await once(ws, 'open')
  // A reset closes with code 1006; the preceding error adds nothing.
  ws.on('error', () => undefined)
  return {
    ws,
    heard,
    closed,
    submit: (...requests) => {
      for (const request of requests) ws.send(JSON.stringify(request))
    },
    async hear(fits) {
      // Longer than any intended wait; this error message says more than the timeout of the test.
      const until = Date.now() + 30_000
      while (Date.now() < until) {
        for (; seen < heard.length; seen += 1) {
          const message = heard[seen]
          if (message && fits(message)) {
            seen += 1
            return message
          }
        }
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          wake = resolve
          timer = setTimeout(resolve, until - Date.now())
        })
        clearTimeout(timer)
      }
      throw new Error(`not heard within 30 s; the last of ${heard.length}: ${JSON.stringify(heard.at(-1))?.slice(0, 300)}`)
    },
  }
}

export const isJoined =
  (channel: string) =>
  (message: LiveMessage): boolean =>
    message.code === 100 && message.type === 'joined' && message.channel === channel
export const isSeq =
  (channel: string, seq: number) =>
  (message: LiveMessage): boolean =>
    message.code === 100 && 'data' in message && message.channel === channel && message.seq === seq
