// The live socket of a client: connects, reconnects, requests what it missed, and delivers each message once and in order.
// Works in window and worker alike.
import { type Channel, type LiveMessage, type LivePosition, type LiveRequest, liveVersion } from '../../../contract/live.ts'
import { backoff } from './socket-backoff.ts'
import { type Connection, type ConnectionTiming, connectionTiming, openConnection } from './socket-connection.ts'
import { emptyMerge, type Merged, merge, overdue, positions, type ResetReason, reopened, standingAt, without } from './socket-merge.ts'
import { chunks, openingOf } from './socket-opening.ts'
import { Throttle } from './socket-throttle.ts'

export type LiveState = 'connecting' | 'open' | 'waiting'
export interface SocketTiming extends ConnectionTiming {
  /** Milliseconds a connection must last before the backoff starts over. */
  stable: number
  /** Milliseconds within which a gap must be filled. */
  gap: number
}
const socketTiming: SocketTiming = { ...connectionTiming, stable: 10_000, gap: 10_000 }
/** Maximum acknowledgements queued while there is no connection. */
const maxAcks = 50

export interface LiveSocketOptions {
  /** Absolute ws: or wss: URL. */
  url: string
  /** Receives every message except those internal to the socket; messages of a channel once each and in order. */
  onMessage: (message: LiveMessage) => void
  /** The shown data of this channel may be incomplete: refetch it. */
  onReset: (channel: Channel, reason: ResetReason) => void
  onState: (state: LiveState) => void
  /** The server's clock read `time` between `sent` and `heard` of this device's, in real milliseconds. */
  onTime?: (time: number, sent: number, heard: number) => void
  /** Id of the device with the push subscription; empty without one. */
  deviceId?: string
  visible?: boolean
  /** Position that the shown data already includes. */
  position?: LivePosition
  /** `toggle` and `classify` of R-LIVE-1: the odds company, of which there is one; 0 football, 1 other sports. */
  companyId?: string
  classifyType?: 0 | 1
  now?: () => number
  random?: () => number
  WebSocketImpl?: new (url: string) => WebSocket
  timing?: Partial<SocketTiming>
}
export interface LiveSocket {
  /** Topics survive reconnects. `scores` and the odds of the classify type need none: the server always sends them. */
  addTopic(channel: Channel): void
  removeTopic(channel: Channel): void
  setDevice(deviceId: string): void
  setVisible(visible: boolean): void
  /** Signs in before any topic of the account is sent; an empty token signs out. */
  setToken(token: string): void
  /** Waits for a login by the QR code shown on this screen. Null stops waiting. */
  setLogin(code: string | null): void
  /** Acknowledges that this device has shown the alert, so that the server need not push it. */
  ack(matchId: string, seq: number): void
  /** The network or the page is back: reconnects immediately, or probes whether the connection is alive. */
  wake(): void
  close(): void
}

/** Reports an exception of a callback like any uncaught error, and still delivers the following frames. */
function guarded(call: () => void): void {
  try {
    call()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

/** Parses a message; null if it is none. */
function readMessage(text: string): LiveMessage | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'code' in value ? (value as LiveMessage) : null
  } catch {
    // Most likely a proxy's page: the caller ends the connection.
    return null
  }
}

type Timer = ReturnType<typeof setTimeout>

export function createLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { url, onMessage, onReset, onState, onTime = () => undefined } = options
  const { now = Date.now, random = Math.random, WebSocketImpl = WebSocket } = options
  const timing = { ...socketTiming, ...options.timing }
  const desired = {
    deviceId: options.deviceId ?? '',
    visible: options.visible ?? false,
    companyId: options.companyId ?? '0',
    classifyType: options.classifyType ?? (0 as 0 | 1),
    topics: new Set<Channel>(),
    token: '',
    login: null as string | null,
  }
  let sentTopics = new Set<Channel>()
  let acks: LiveRequest[] = []
  let merged = options.position ? standingAt(options.position) : emptyMerge
  let connection: Connection | null = null
  let throttle: Throttle<LiveRequest> | null = null
  let attempt = 0
  let closed = false
  let retry: Timer | null = null
  let stable: Timer | null = null
  let gaps: Timer | null = null
  let telling = false

  const given: readonly Channel[] = ['scores', `odds:${desired.classifyType}`]
  const ownChannels = (): Set<Channel> => new Set<Channel>([...given, ...desired.topics])

  function perform({ state, actions }: Merged): void {
    merged = state
    for (const action of actions) {
      if (action.kind === 'apply') guarded(() => onMessage(action.frame))
      else if (action.kind === 'reset') guarded(() => onReset(action.channel, action.reason))
      else throttle?.push({ type: 'resume', epoch: action.epoch, seq: { [action.channel]: action.seq } })
    }
    if (gaps === null && [...merged.values()].some(({ gapAt }) => gapAt !== null)) gaps = setTimeout(onGapTime, timing.gap)
  }
  function onGapTime(): void {
    gaps = null
    perform(overdue(merged, now(), timing.gap))
  }

  function onText(text: string): void {
    const message = readMessage(text)
    // An invalid message cannot come from our server: reconnect to find it.
    if (message === null) connection?.end()
    else if (message.code === 100) perform(merge(merged, message, now()))
    else if (message.code !== 0) guarded(() => onMessage(message))
    else onHeartbeat(message.now)
  }
  function onHeartbeat(time: number | undefined): void {
    const sentAt = connection?.answered() ?? null
    if (time !== undefined && sentAt !== null) onTime(time, sentAt, Date.now())
  }

  function onOpen(): void {
    const opened = new Throttle<LiveRequest>((request) => connection?.send(request), now)
    throttle = opened
    const own = ownChannels()
    for (const channel of merged.keys()) if (!own.has(channel)) merged = without(merged, channel)
    merged = reopened(merged)
    sentTopics = new Set(desired.topics)
    stable = setTimeout(() => {
      attempt = 0
    }, timing.stable)
    onState('open')
    for (const request of openingOf(desired, positions(merged))) opened.push(request)
    if (desired.login) opened.push({ type: 'login', code: desired.login })
    for (const ack of acks.splice(0)) opened.push(ack)
  }

  function onEnd(): void {
    connection = null
    if (stable !== null) clearTimeout(stable)
    if (gaps !== null) clearTimeout(gaps)
    gaps = null
    acks = [...(throttle?.stop() ?? []).filter(({ type }) => type === 'ack'), ...acks].slice(-maxAcks)
    throttle = null
    if (closed) return
    onState('waiting')
    retry = setTimeout(connect, backoff(attempt, random))
    attempt += 1
  }

  function connect(): void {
    retry = null
    onState('connecting')
    connection = openConnection({ url, WebSocketImpl, timing, onOpen, onText, onEnd })
  }

  /** Sends topics that change in the same task as one message. */
  function sendTopics(): void {
    telling = false
    if (!throttle) return
    const add = [...desired.topics].filter((channel) => !sentTopics.has(channel))
    const remove = [...sentTopics].filter((channel) => !desired.topics.has(channel))
    sentTopics = new Set(desired.topics)
    for (const channel of remove) merged = without(merged, channel)
    for (const part of chunks(remove)) throttle.push({ type: 'topic', remove: part })
    for (const part of chunks(add)) throttle.push({ type: 'topic', add: part })
  }
  function topicsChanged(): void {
    if (telling) return
    telling = true
    queueMicrotask(sendTopics)
  }

  connect()
  return {
    addTopic(channel) {
      if (given.includes(channel)) return
      desired.topics.add(channel)
      topicsChanged()
    },
    removeTopic(channel) {
      if (desired.topics.delete(channel)) topicsChanged()
    },
    setDevice(deviceId) {
      if (deviceId === desired.deviceId) return
      desired.deviceId = deviceId
      throttle?.push({ type: 'register', info: 'web', version: liveVersion, device_id: deviceId || undefined, visible: desired.visible })
    },
    setVisible(visible) {
      if (visible === desired.visible) return
      desired.visible = visible
      throttle?.push({ type: 'visible', visible })
    },
    setToken(token) {
      if (token === desired.token) return
      desired.token = token
      throttle?.push({ type: 'login-token', token })
    },
    setLogin(code) {
      desired.login = code
      if (code) throttle?.push({ type: 'login', code })
    },
    ack(matchId, seq) {
      const request: LiveRequest = { type: 'ack', match_id: matchId, seq }
      if (throttle) throttle.push(request)
      else acks = [...acks, request].slice(-maxAcks)
    },
    wake() {
      if (connection) connection.probe()
      else if (retry !== null) {
        clearTimeout(retry)
        attempt = 0
        connect()
      }
    },
    close() {
      closed = true
      if (retry !== null) clearTimeout(retry)
      connection?.end()
    },
  }
}
