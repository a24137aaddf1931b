// The live hub: publishes to channels, holds the sockets of this node and the links of relays, and knows which devices are visible.
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { StandingFrame } from '../../../contract/chat/chat.ts'
import type { Channel, DirectMessages, FrameChannel, FrameData, FrameType, LivePosition } from '../../../contract/live.ts'
import { localBus, type StandingChange } from './bus.ts'
import { Channels, type PublishOptions } from './channels.ts'
import { type LiveMetrics, noMetrics } from './metrics.ts'
import { type Crowd, createNode, type SocketNode } from './node.ts'
import type { AckListener } from './presence.ts'
import { Links } from './relay/links.ts'
import { type LiveSettings, liveSettings } from './settings.ts'
import { guestAuth, type SocketAuth } from './socket-auth.ts'
import { directMessage } from './wire/direct-message.ts'

export interface LiveHub {
  /** Identifies this run of the node; sequence numbers of another epoch are invalid. */
  readonly epoch: string
  /** Sends `data` to all subscribers: at once, or with `tick` within 100 ms, merged by row id (or `key`). Do not mutate `data` later. */
  publish<Type extends FrameType>(channel: FrameChannel<Type>, type: Type, data: FrameData<Type>, options?: PublishOptions): void
  /** Called for each acknowledgement of a notice by a visible tab. */
  onAck(listener: AckListener): void
  /** Whether a tab of the device is visible. */
  isVisible(deviceId: string): boolean
  /** Whether a tab of the device showed notice `seq` of a subject, or one that replaced it. */
  acked(deviceId: string, subject: string, seq: number): boolean
  /** Open sockets across all nodes. */
  size(): number
  /** Closes every socket and resolves when all are closed. */
  close(): Promise<void>
}

export type LoginMessage = 'scanCode_Login' | 'webLoginSuccess'

/** The hub's interface for login by QR code. */
export interface LoginHub {
  /** Called for each socket that waits for the login of a code. */
  onLogin(listener: (code: string, socketId: string) => void): void
  /** Called when a socket that waited for a login closes. */
  onGone(listener: (socketId: string) => void): void
  /** Sends a message to one socket that waits for a login; false if it is closed. */
  sendTo<Type extends LoginMessage>(socketId: string, type: Type, data: DirectMessages[Type]): boolean
}

/** The hub's interface for configuration changes. */
export interface ConfigHub {
  /** Sends a message to every socket. */
  broadcast(type: 'config', data: DirectMessages['config']): void
}

/** The hub's interface for messages to one user's device. */
export interface DeviceHub {
  /** Sends a message to every socket that registered this device. Delivery is best effort: REST is authoritative. */
  sendToDevice(deviceId: string, type: 'recharge', data: DirectMessages['recharge']): void
}

/** The hub's interface for rooms. */
export interface RoomHub {
  /** Publishes an account's new standing in a room to every node. */
  changeStanding(change: StandingChange): void
  onStanding(listener: (change: StandingChange) => void): void
  /** Sends a message with code 200, not a numbered frame, to all subscribers of a channel. */
  sendToChannel(channel: `room:${string}`, type: 'endRoom', data: DirectMessages['endRoom']): void
}

/** The hub's interface for logins and chat. */
export interface PeopleHub {
  /** Lets sockets sign in, enter rooms and send messages in them. */
  open(auth: SocketAuth): void
  /** People in a room now, across all nodes. */
  online(roomId: string): number
  /** People with open sockets, across all nodes; a person on two nodes counts on each. */
  people(): Crowd
  /** Adds an account to a room without a socket, as for the demonstration world; false if it may not enter. */
  attend(roomId: string, accountId: string): Promise<boolean>
  /** Removes such an account from the room. A kick removes it as well. */
  leave(roomId: string, accountId: string): void
  /** Ends logins: their sockets become guests at once. */
  endLogins(ids: readonly string[]): void
}

/** The hub's interface for the socket server. */
export interface SocketHub extends LiveHub, LoginHub, ConfigHub, DeviceHub, RoomHub, PeopleHub, SocketNode {
  /** Takes over a relay's link. */
  link(ws: WebSocket): void
  /** Current positions of the channels; the caller is expected to resume from there. */
  position(of: readonly Channel[]): LivePosition
  /** Drops history and pending frames of these channels: clients that resume there refetch. */
  purge(of: readonly Channel[]): void
}

export interface LiveHubDeps {
  log: Pick<Logger, 'warn' | 'error'>
  metrics?: LiveMetrics
  settings?: Partial<LiveSettings>
  /** Monotonic clock, in milliseconds. */
  now?: () => number
}

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const standingFrame = ({ roomId, role, mutedUntil, kickedUntil }: StandingChange): StandingFrame => ({
  room_id: roomId,
  role,
  muted_until: isoOf(mutedUntil),
  kicked_until: isoOf(kickedUntil),
})

export function createLiveHub({ log, metrics = noMetrics, settings: changed, now = () => performance.now() }: LiveHubDeps): SocketHub {
  const settings: LiveSettings = { ...liveSettings, ...changed }
  const epoch = randomBytes(9).toString('base64url')
  const bus = localBus()
  const channels = new Channels<{ send(frame: Buffer): void }>({
    epoch,
    limits: { size: settings.history, age: settings.historyAge },
    now,
    deliver: (reader, frame) => reader.send(frame),
  })
  let auth: SocketAuth = guestAuth
  let closed = false
  let tickTimer: NodeJS.Timeout | null = null

  const tick = (): void => {
    tickTimer = null
    channels.tick()
  }
  const publish: LiveHub['publish'] = (channel, type, data, options = {}) => {
    const sent = channels.publish(channel, type, data, options)
    if (!sent) tickTimer ??= setTimeout(tick, settings.tick)
  }
  const position: SocketHub['position'] = (of) => ({
    epoch,
    seq: Object.fromEntries(of.map((channel) => [channel, channels.position(channel)])),
  })
  // Subscribed before the handlers that kick: the reason is sent first.
  bus.subscribe('standing', (change) => publish(`account:${change.accountId}`, 'standing', standingFrame(change)))
  const node = createNode({
    id: epoch,
    log,
    bus,
    channels,
    metrics,
    settings,
    now,
    auth: () => auth,
    onCount: (roomId, online) => publish(`room:${roomId}`, 'room_count', { online }),
  })
  const { presence, waiting, rooms, warn } = node
  const links = new Links({ epoch, bus, channels, waiting, auth: () => auth, metrics, log })

  return {
    epoch,
    metrics,
    warn,
    get closed() {
      return closed
    },
    publish,
    onAck: (listener) => presence.listen(listener),
    isVisible: (deviceId) => presence.isVisible(deviceId),
    acked: (deviceId, subject, seq) => presence.acked(deviceId, subject, seq),
    onLogin: (listener) => waiting.onLogin(listener),
    onGone: (listener) => waiting.onGone(listener),
    sendTo: (socketId, type, data) => waiting.sendTo(socketId, type, data),
    broadcast(type, data) {
      const frame = directMessage(type, data)
      node.sendToAll(frame)
      links.sendToAll(frame)
    },
    sendToDevice: (deviceId, type, data) => bus.publish('device', { deviceId, type, data }),
    changeStanding: (change) => bus.publish('standing', change),
    onStanding: (listener) => void bus.subscribe('standing', listener),
    sendToChannel: (channel, type, data) => bus.publish('notice', { channel, type, data }),
    open: (value) => {
      auth = value
    },
    online: (roomId) => rooms.online(roomId),
    attend: node.attend,
    leave: node.leave,
    endLogins: (ids) => bus.publish('logins', { ids }),
    size: () => node.size() + links.size(),
    people() {
      const [here, there] = [node.people(), links.people()]
      return { members: here.members + there.members, guests: here.guests + there.guests }
    },
    purge(of) {
      channels.purge(of)
      links.drop(position(of).seq)
    },
    position,
    accept: node.accept,
    budgets: node.budgets,
    link: (ws) => links.add(ws),
    async close() {
      closed = true
      if (tickTimer) clearTimeout(tickTimer)
      tick()
      await Promise.all([node.close(), links.close()])
    },
  }
}
