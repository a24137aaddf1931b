// The live hub: publishes to channels, keeps the sockets of this node, knows which devices are being looked at.
import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Channel } from '../../../contract/live.ts'
import { type Bus, localBus, type PublishOptions } from './bus.ts'
import { Channels } from './channels.ts'
import { type LiveMetrics, noMetrics } from './metrics.ts'
import { type AckListener, Presence } from './presence.ts'
import { Session, type SessionParts } from './session.ts'
import { type LiveSettings, liveSettings } from './settings.ts'
import { TurnWriter } from './turn-writer.ts'

export interface LiveHub {
  /** Names this run of the node: sequence numbers of another epoch mean nothing. */
  readonly epoch: string
  /** Sends `data` to everyone on the channel: at once, or with `tick` within 100 ms and merged by row id (or by `key`). Keep `data` unchanged afterwards. */
  publish(channel: Channel, type: string, data: unknown, options?: PublishOptions): void
  /** Hears each acknowledgement of a notice by a visible tab. */
  onAck(listener: AckListener): void
  /** Whether a tab of the device is in view. */
  isVisible(deviceId: string): boolean
  /** Whether a tab of the device has shown the notice `seq` of the match, or one that replaced it. */
  acked(deviceId: string, matchId: string, seq: number): boolean
  /** Open sockets. */
  size(): number
  /** Says goodbye to every socket and resolves when all are gone. */
  close(): Promise<void>
}

/** The hub as the socket server sees it. */
export interface SocketHub extends LiveHub {
  readonly closed: boolean
  readonly metrics: LiveMetrics
  /** Takes over a socket whose handshake is done: `ws` reads, `socket` is written to. */
  accept(ws: WebSocket, socket: Duplex): void
  /** Something odd from outside, logged at most once in ten seconds. */
  warn(what: string): void
}

export interface LiveHubParts {
  log: Pick<Logger, 'warn'>
  bus?: Bus
  metrics?: LiveMetrics
  settings?: Partial<LiveSettings>
  /** Milliseconds that only ever rise. */
  now?: () => number
}

/** A warning that repeats says how often instead of filling the log. */
function quietWarning(log: Pick<Logger, 'warn'>, now: () => number): (what: string) => void {
  let quietUntil = Number.NEGATIVE_INFINITY
  let unsaid = 0
  return (what) => {
    if (now() < quietUntil) {
      unsaid += 1
      return
    }
    log.warn({ what, unsaid }, 'live socket')
    quietUntil = now() + 10_000
    unsaid = 0
  }
}

export function createLiveHub({
  log,
  bus = localBus(),
  metrics = noMetrics,
  settings: changed,
  now = () => performance.now(),
}: LiveHubParts): SocketHub {
  const settings: LiveSettings = { ...liveSettings, ...changed }
  const epoch = randomBytes(9).toString('base64url')
  const sessions = new Set<Session>()
  const writer = new TurnWriter(settings.backlog, metrics.delivered)
  const channels = new Channels<Session>({
    epoch,
    limits: { size: settings.history, age: settings.historyAge },
    now,
    deliver: (session, frame) => session.send(frame),
  })
  const presence = new Presence(bus, now)
  const warn = quietWarning(log, now)
  const parts: SessionParts = { channels, writer, presence, settings, now, warn, onDropped: metrics.dropped }
  let accepted = 0
  let closed = false
  let tickTimer: NodeJS.Timeout | null = null
  let onEmpty: (() => void) | null = null

  const tick = (): void => {
    tickTimer = null
    channels.tick()
  }
  bus.subscribe('frame', ({ channel, type, data, options }) => {
    const sent = channels.publish(channel, type, data, options)
    if (!sent) tickTimer ??= setTimeout(tick, settings.tick)
  })
  const sweepTimer = setInterval(() => {
    const at = now()
    for (const session of sessions) session.check(at)
    channels.sweep()
  }, settings.sweep)
  sweepTimer.unref()

  return {
    epoch,
    metrics,
    warn,
    get closed() {
      return closed
    },
    publish: (channel, type, data, options = {}) => bus.publish('frame', { channel, type, data, options }),
    onAck: (listener) => presence.listen(listener),
    isVisible: (deviceId) => presence.isVisible(deviceId),
    acked: (deviceId, matchId, seq) => presence.acked(deviceId, matchId, seq),
    size: () => sessions.size,
    accept(ws, socket) {
      accepted += 1
      const session = new Session(`${epoch}:${accepted}`, ws, socket, parts)
      sessions.add(session)
      metrics.sockets(sessions.size)
      ws.on('close', () => {
        session.onClosed()
        sessions.delete(session)
        metrics.sockets(sessions.size)
        if (sessions.size === 0) onEmpty?.()
      })
    },
    async close() {
      closed = true
      clearInterval(sweepTimer)
      if (tickTimer) clearTimeout(tickTimer)
      tick()
      if (sessions.size === 0) return
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve
      })
      for (const session of sessions) session.stop()
      await empty
    },
  }
}
