// The live hub: publishes to channels, keeps the sockets of this node, knows which devices are being looked at.
import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { StandingFrame } from '../../../contract/chat.ts'
import type { Channel, DirectMessages, FrameChannel, FrameData, FrameType, LivePosition } from '../../../contract/live.ts'
import { repeat } from '../jobs/repeat.ts'
import { type Bus, localBus, type PublishOptions, type StandingChange } from './bus.ts'
import { Channels } from './channels.ts'
import { closedDoor, type Door } from './door.ts'
import { type LiveMetrics, noMetrics } from './metrics.ts'
import { type AckListener, Presence } from './presence.ts'
import { RoomPresence } from './room-presence.ts'
import { Session, type SessionParts } from './session.ts'
import { type LiveSettings, liveSettings } from './settings.ts'
import { WaitingSockets } from './waiting-sockets.ts'
import { directMessage } from './wire/direct-message.ts'
import { TurnWriter } from './wire/turn-writer.ts'

export interface LiveHub {
  /** Names this run of the node: sequence numbers of another epoch mean nothing. */
  readonly epoch: string
  /** Sends `data` to everyone on the channel: at once, or with `tick` within 100 ms and merged by row id (or by `key`). Keep `data` unchanged afterwards. */
  publish<Type extends FrameType>(channel: FrameChannel<Type>, type: Type, data: FrameData<Type>, options?: PublishOptions): void
  /** Hears each acknowledgement of a notice by a visible tab. */
  onAck(listener: AckListener): void
  /** Whether a tab of the device is in view. */
  isVisible(deviceId: string): boolean
  /** Whether a tab of the device has shown the notice `seq` of a subject, or one that replaced it. */
  acked(deviceId: string, subject: string, seq: number): boolean
  /** Open sockets. */
  size(): number
  /** Says goodbye to every socket and resolves when all are gone. */
  close(): Promise<void>
}

export type LoginMessage = 'scanCode_Login' | 'webLoginSuccess'

/** The hub as the login by QR code sees it. */
export interface LoginHub {
  /** Hears of each socket that waits for the login of a code. */
  onLogin(listener: (code: string, socketId: string) => void): void
  /** Hears of each socket that waited for a login and is gone. */
  onGone(listener: (socketId: string) => void): void
  /** Says something to one socket that waits for a login; false when it is gone. */
  tell<Type extends LoginMessage>(socketId: string, type: Type, data: DirectMessages[Type]): boolean
}

/** The hub as the configuration sees it. */
export interface ConfigHub {
  /** Says something to every socket of this node: each node finds out for itself what was changed. */
  tellAll(type: 'config', data: DirectMessages['config']): void
}

/** The hub as who has news for one person sees it. */
export interface DeviceHub {
  /** Says something to every socket that registered this device. It may be lost: the truth of it is REST. */
  tellDevice(deviceId: string, type: 'recharge', data: DirectMessages['recharge']): void
}

/** The hub as rooms see it. */
export interface RoomHub {
  /** Tells every node who somebody is in a room from now on. */
  changeStanding(change: StandingChange): void
  onStanding(listener: (change: StandingChange) => void): void
  /** Says with code 200 to everyone on a channel what is no numbered frame of it. */
  tellChannel(channel: `room:${string}`, type: 'endRoom', data: DirectMessages['endRoom']): void
}

/** The hub as logins and chat see it. */
export interface PeopleHub {
  /** Lets sockets sign in, enter rooms and speak in them. */
  open(door: Door): void
  /** People who are in a room now, over all nodes. */
  online(roomId: string): number
  /** Logins that are over: their sockets are a guest's at once. */
  endLogins(ids: readonly string[]): void
}

/** The hub as the socket server sees it. */
export interface SocketHub extends LiveHub, LoginHub, ConfigHub, DeviceHub, RoomHub, PeopleHub {
  readonly closed: boolean
  readonly metrics: LiveMetrics
  /** Takes over a socket whose handshake is done: `ws` reads, `socket` is written to. */
  accept(ws: WebSocket, socket: Duplex): void
  /** Where the channels stand; whoever asks is expected to resume from there. */
  position(of: readonly Channel[]): LivePosition
  /** Drops what these channels have said and what waits on them: whoever resumes there fetches again. */
  forget(of: readonly Channel[]): void
  /** Something odd from outside, logged at most once in ten seconds. */
  warn(what: string): void
}

export interface LiveHubParts {
  log: Pick<Logger, 'warn' | 'error'>
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

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const standingFrame = ({ roomId, role, mutedUntil, kickedUntil }: StandingChange): StandingFrame => ({
  room_id: roomId,
  role,
  muted_until: isoOf(mutedUntil),
  kicked_until: isoOf(kickedUntil),
})

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
  const waiting = new WaitingSockets()
  let door: Door = closedDoor
  /** To the sockets of this node. */
  const sayHere: LiveHub['publish'] = (channel, type, data, options = {}) => {
    const sent = channels.publish(channel, type, data, options)
    if (!sent) tickTimer ??= setTimeout(tick, settings.tick)
  }
  const rooms = new RoomPresence(bus, epoch, now, (roomId, online) => sayHere(`room:${roomId}`, 'room_count', { online }))
  const parts: SessionParts = {
    channels,
    writer,
    presence,
    waiting,
    rooms,
    door: () => door,
    settings,
    now,
    warn,
    onDropped: metrics.dropped,
  }
  let accepted = 0
  let closed = false
  let tickTimer: NodeJS.Timeout | null = null
  let onEmpty: (() => void) | null = null

  const tick = (): void => {
    tickTimer = null
    channels.tick()
  }
  bus.subscribe('frame', ({ channel, type, data, options }) => sayHere(channel, type, data, options))
  bus.subscribe('device', ({ deviceId, type, data }) => {
    const frame = directMessage(type, data)
    for (const session of sessions) if (session.isOf(deviceId)) session.send(frame)
  })
  bus.subscribe('notice', ({ channel, type, data }) => channels.tell(channel, directMessage(type, data)))
  // Every node hears it for itself: what is published here is for its own sockets.
  bus.subscribe('standing', (change) => {
    sayHere(`account:${change.accountId}`, 'standing', standingFrame(change))
    if (change.kickedUntil === null) return
    for (const session of sessions) if (session.isPerson(change.accountId)) session.show(change.roomId)
  })
  bus.subscribe('logins', ({ ids }) => {
    const over = new Set(ids)
    for (const session of sessions) if (session.isLogin(over)) session.signOut()
  })
  const counting = repeat(() => rooms.tick(), { every: settings.roomCount, log, failure: 'people in rooms could not be counted' })
  const sweep = (): void => {
    const at = now()
    for (const session of sessions) session.check(at)
    channels.sweep()
  }
  const sweeping = repeat(sweep, { every: settings.sweep, log, failure: 'live sockets could not be swept' })

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
    acked: (deviceId, subject, seq) => presence.acked(deviceId, subject, seq),
    onLogin: (listener) => waiting.onLogin(listener),
    onGone: (listener) => waiting.onGone(listener),
    tell: (socketId, type, data) => waiting.tell(socketId, type, data),
    tellAll(type, data) {
      const frame = directMessage(type, data)
      for (const session of sessions) session.send(frame)
    },
    tellDevice: (deviceId, type, data) => bus.publish('device', { deviceId, type, data }),
    changeStanding: (change) => bus.publish('standing', change),
    onStanding: (listener) => void bus.subscribe('standing', listener),
    tellChannel: (channel, type, data) => bus.publish('notice', { channel, type, data }),
    open: (value) => {
      door = value
    },
    online: (roomId) => rooms.online(roomId),
    endLogins: (ids) => bus.publish('logins', { ids }),
    size: () => sessions.size,
    forget: (of) => channels.forget(of),
    position: (of) => ({ epoch, seq: Object.fromEntries(of.map((channel) => [channel, channels.position(channel)])) }),
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
      const stopping = [sweeping.stop(), counting.stop()]
      if (tickTimer) clearTimeout(tickTimer)
      tick()
      const empty = new Promise<void>((resolve) => {
        if (sessions.size === 0) resolve()
        else onEmpty = resolve
      })
      for (const session of sessions) session.stop()
      await Promise.all([empty, ...stopping])
    },
  }
}
