// The sockets of one node: accepts them, finds dead ones, and passes bus messages on to the sockets concerned.
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { repeat } from '../jobs/repeat.ts'
import type { Bus } from './bus.ts'
import type { ChannelRegistry } from './channels.ts'
import type { LiveMetrics } from './metrics.ts'
import { Presence } from './presence.ts'
import { RoomPresence } from './room-presence.ts'
import { Session, type SessionDeps } from './session.ts'
import type { LiveSettings } from './settings.ts'
import type { SocketAuth } from './socket-auth.ts'
import { WaitingSockets } from './waiting-sockets.ts'
import { type AddressBudget, AddressBudgets } from './wire/address-budgets.ts'
import { BatchWriter } from './wire/batch-writer.ts'
import { directMessage } from './wire/direct-message.ts'

/** The node's interface for the socket server. */
export interface SocketNode {
  /** No connections are accepted. */
  readonly closed: boolean
  readonly metrics: LiveMetrics
  /** Rate limits by address. */
  readonly budgets: AddressBudgets
  /** Takes over a socket after its handshake: reads through `ws`, writes to `socket`, charges `address`. */
  accept(ws: WebSocket, socket: Duplex, address: string, budget: AddressBudget): void
  /** Logs an anomaly from outside, at most once in ten seconds. */
  warn(what: string): void
}

/** People with open sockets: accounts count once, guests once per device. */
export interface Crowd {
  members: number
  guests: number
}

export interface NodeDeps {
  /** Identifies this run of the node. */
  id: string
  log: Pick<Logger, 'warn' | 'error'>
  bus: Bus
  channels: ChannelRegistry<Session>
  metrics: LiveMetrics
  settings: LiveSettings
  /** Monotonic clock, in milliseconds. */
  now: () => number
  auth: () => SocketAuth
  /** Called when the number of people in a room changes, across all known nodes. */
  onCount: (roomId: string, online: number) => void
}

export interface LiveNode extends Omit<SocketNode, 'closed'> {
  readonly presence: Presence
  readonly rooms: RoomPresence
  readonly waiting: WaitingSockets
  /** Adds an account to a room without a socket; false if it may not enter. */
  attend(roomId: string, accountId: string): Promise<boolean>
  leave(roomId: string, accountId: string): void
  /** Open sockets, and the people behind them. */
  size(): number
  people(): Crowd
  /** Sends to every socket of this node. */
  sendToAll(frame: Buffer): void
  /** Closes every socket; resolves when all are closed. */
  empty(): Promise<void>
  /** Like `empty`, and stops the timers. */
  close(): Promise<void>
}

/** Throttles warnings and logs the number suppressed. */
function quietWarning(log: Pick<Logger, 'warn'>, now: () => number): (what: string) => void {
  let quietUntil = Number.NEGATIVE_INFINITY
  let suppressed = 0
  return (what) => {
    if (now() < quietUntil) {
      suppressed += 1
      return
    }
    log.warn({ what, suppressed }, 'live socket')
    quietUntil = now() + 10_000
    suppressed = 0
  }
}

export function createNode({ id, log, bus, channels, metrics, settings, now, auth, onCount }: NodeDeps): LiveNode {
  const sessions = new Set<Session>()
  const presence = new Presence(bus, now)
  const rooms = new RoomPresence(bus, id, now, onCount)
  const waiting = new WaitingSockets()
  const warn = quietWarning(log, now)
  const budgets = new AddressBudgets(settings, now)
  const deps: SessionDeps = {
    channels,
    writer: new BatchWriter(settings.backlog, metrics.delivered),
    presence,
    waiting,
    rooms,
    auth,
    settings,
    now,
    warn,
    onDropped: metrics.dropped,
  }
  let accepted = 0
  let onEmpty: (() => void)[] = []

  bus.subscribe('device', ({ deviceId, type, data }) => {
    const frame = directMessage(type, data)
    for (const session of sessions) if (session.isOf(deviceId)) session.send(frame)
  })
  bus.subscribe('notice', ({ channel, type, data }) => channels.broadcast(channel, directMessage(type, data)))
  const attendant = (accountId: string): string => `${id}:attends:${accountId}`
  const leave: LiveNode['leave'] = (roomId, accountId) => rooms.leave(roomId, attendant(accountId), accountId)
  bus.subscribe('standing', ({ accountId, roomId, kickedUntil }) => {
    if (kickedUntil === null) return
    leave(roomId, accountId)
    for (const session of sessions) if (session.isPerson(accountId)) session.kick(roomId)
  })
  bus.subscribe('logins', ({ ids }) => {
    const over = new Set(ids)
    for (const session of sessions) session.endLogins(over)
  })
  const counting = repeat(() => rooms.tick(), { every: settings.roomCount, log, failure: 'room count failed' })
  const sweep = (): void => {
    const at = now()
    for (const session of sessions) session.check(at)
    channels.sweep()
  }
  const sweeping = repeat(sweep, { every: settings.sweep, log, failure: 'live socket sweep failed' })

  async function empty(): Promise<void> {
    if (sessions.size === 0) return
    const gone = new Promise<void>((resolve) => onEmpty.push(resolve))
    for (const session of sessions) session.stop()
    await gone
  }

  return {
    presence,
    rooms,
    waiting,
    metrics,
    warn,
    budgets,
    async attend(roomId, accountId) {
      if (!(await auth().mayEnter(roomId, accountId))) return false
      if (rooms.enter(roomId, attendant(accountId), accountId)) auth().entered(roomId, accountId)
      return true
    },
    leave,
    size: () => sessions.size,
    people() {
      const [members, guests] = [new Set<string>(), new Set<string>()]
      for (const { account, browser } of sessions) {
        if (account === null) guests.add(browser)
        else members.add(account)
      }
      return { members: members.size, guests: guests.size }
    },
    sendToAll(frame) {
      for (const session of sessions) session.send(frame)
    },
    accept(ws, socket, address, budget) {
      accepted += 1
      const name = `${id}:${accepted}`
      rooms.register(name, address)
      const session = new Session(name, ws, socket, budget, deps)
      sessions.add(session)
      budget.opened()
      metrics.sockets(sessions.size)
      ws.on('close', () => {
        session.onClosed()
        rooms.unregister(name)
        budget.closed(now())
        sessions.delete(session)
        metrics.sockets(sessions.size)
        if (sessions.size > 0) return
        const waiters = onEmpty
        onEmpty = []
        for (const resolve of waiters) resolve()
      })
    },
    empty,
    async close() {
      await Promise.all([empty(), sweeping.stop(), counting.stop()])
    },
  }
}
