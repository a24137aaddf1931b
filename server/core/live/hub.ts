// The live hub: publishes to channels, keeps the sockets of this node and the relays that have others, knows which devices are
// being looked at.
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { StandingFrame } from '../../../contract/chat.ts'
import type { Channel, DirectMessages, FrameChannel, FrameData, FrameType, LivePosition } from '../../../contract/live.ts'
import { localBus, type StandingChange } from './bus.ts'
import { Channels, type PublishOptions } from './channels.ts'
import { closedDoor, type Door } from './door.ts'
import { type LiveMetrics, noMetrics } from './metrics.ts'
import { type Crowd, createNode, type SocketNode } from './node.ts'
import type { AckListener } from './presence.ts'
import { Links } from './relay/links.ts'
import { type LiveSettings, liveSettings } from './settings.ts'
import { directMessage } from './wire/direct-message.ts'

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
  /** Open sockets, over all nodes. */
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
  /** Says something to every socket. */
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
  /** Who has sockets open now, over all nodes: who is on two of them counts on each. */
  people(): Crowd
  /** Somebody is in a room without a socket, as people of the demonstration world are; false: he may not be. */
  attend(roomId: string, accountId: string): Promise<boolean>
  /** He goes. Who is put out goes by himself. */
  leave(roomId: string, accountId: string): void
  /** Logins that are over: their sockets are a guest's at once. */
  endLogins(ids: readonly string[]): void
}

/** The hub as the socket server sees it. */
export interface SocketHub extends LiveHub, LoginHub, ConfigHub, DeviceHub, RoomHub, PeopleHub, SocketNode {
  /** Takes over the link of a relay. */
  link(ws: WebSocket): void
  /** Where the channels stand; whoever asks is expected to resume from there. */
  position(of: readonly Channel[]): LivePosition
  /** Drops what these channels have said and what waits on them: whoever resumes there fetches again. */
  forget(of: readonly Channel[]): void
}

export interface LiveHubParts {
  log: Pick<Logger, 'warn' | 'error'>
  metrics?: LiveMetrics
  settings?: Partial<LiveSettings>
  /** Milliseconds that only ever rise. */
  now?: () => number
}

const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const standingFrame = ({ roomId, role, mutedUntil, kickedUntil }: StandingChange): StandingFrame => ({
  room_id: roomId,
  role,
  muted_until: isoOf(mutedUntil),
  kicked_until: isoOf(kickedUntil),
})

export function createLiveHub({ log, metrics = noMetrics, settings: changed, now = () => performance.now() }: LiveHubParts): SocketHub {
  const settings: LiveSettings = { ...liveSettings, ...changed }
  const epoch = randomBytes(9).toString('base64url')
  const bus = localBus()
  const channels = new Channels<{ send(frame: Buffer): void }>({
    epoch,
    limits: { size: settings.history, age: settings.historyAge },
    now,
    deliver: (reader, frame) => reader.send(frame),
  })
  let door: Door = closedDoor
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
  // Before those who put somebody out because of it: why comes first.
  bus.subscribe('standing', (change) => publish(`account:${change.accountId}`, 'standing', standingFrame(change)))
  const node = createNode({
    id: epoch,
    log,
    bus,
    channels,
    metrics,
    settings,
    now,
    door: () => door,
    onCount: (roomId, online) => publish(`room:${roomId}`, 'room_count', { online }),
  })
  const { presence, waiting, rooms, warn } = node
  const links = new Links({ epoch, bus, channels, waiting, door: () => door, metrics, log })

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
    tell: (socketId, type, data) => waiting.tell(socketId, type, data),
    tellAll(type, data) {
      const frame = directMessage(type, data)
      node.sayAll(frame)
      links.sayAll(frame)
    },
    tellDevice: (deviceId, type, data) => bus.publish('device', { deviceId, type, data }),
    changeStanding: (change) => bus.publish('standing', change),
    onStanding: (listener) => void bus.subscribe('standing', listener),
    tellChannel: (channel, type, data) => bus.publish('notice', { channel, type, data }),
    open: (value) => {
      door = value
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
    forget(of) {
      channels.forget(of)
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
