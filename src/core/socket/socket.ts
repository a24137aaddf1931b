// The live socket of a client: connects, reconnects, requests what it missed, and delivers each message once and in order.
// Works in window and worker alike.
import { type Channel, type LiveMessage, type LivePosition, type LiveRequest, liveVersion } from '../../../contract/live.ts'
import { backoff } from './socket-backoff.ts'
import { type Line, type LineTiming, lineTiming, openLine } from './socket-line.ts'
import { emptyMerge, forget, type Merged, merge, overdue, positions, type ResetReason, reopened, standingAt } from './socket-merge.ts'
import { chunks, openingOf } from './socket-opening.ts'
import { Pace } from './socket-pace.ts'

export type LiveState = 'connecting' | 'open' | 'waiting'
export interface SocketTiming extends LineTiming {
  /** Milliseconds a connection must last before the backoff starts over. */
  stable: number
  /** Milliseconds within which a gap must be filled. */
  gap: number
}
const socketTiming: SocketTiming = { ...lineTiming, stable: 10_000, gap: 10_000 }
/** Maximum acknowledgements queued while there is no connection. */
const acksKept = 50

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
  const wishes = {
    deviceId: options.deviceId ?? '',
    visible: options.visible ?? false,
    companyId: options.companyId ?? '0',
    classifyType: options.classifyType ?? (0 as 0 | 1),
    topics: new Set<Channel>(),
    token: '',
    login: null as string | null,
  }
  let told = new Set<Channel>()
  let acks: LiveRequest[] = []
  let merged = options.position ? standingAt(options.position) : emptyMerge
  let line: Line | null = null
  let pace: Pace<LiveRequest> | null = null
  let attempt = 0
  let closed = false
  let retry: Timer | null = null
  let stable: Timer | null = null
  let gaps: Timer | null = null
  let telling = false

  const given: readonly Channel[] = ['scores', `odds:${wishes.classifyType}`]
  const ownChannels = (): Set<Channel> => new Set<Channel>([...given, ...wishes.topics])

  function perform({ state, actions }: Merged): void {
    merged = state
    for (const action of actions) {
      if (action.kind === 'apply') guarded(() => onMessage(action.frame))
      else if (action.kind === 'reset') guarded(() => onReset(action.channel, action.reason))
      else pace?.push({ type: 'resume', epoch: action.epoch, seq: { [action.channel]: action.seq } })
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
    if (message === null) line?.end()
    else if (message.code === 100) perform(merge(merged, message, now()))
    else if (message.code !== 0) guarded(() => onMessage(message))
    else onHeartbeat(message.now)
  }
  function onHeartbeat(time: number | undefined): void {
    const sentAt = line?.answered() ?? null
    if (time !== undefined && sentAt !== null) onTime(time, sentAt, Date.now())
  }

  function onOpen(): void {
    const paced = new Pace<LiveRequest>((request) => line?.send(request), now)
    pace = paced
    const own = ownChannels()
    for (const channel of merged.keys()) if (!own.has(channel)) merged = forget(merged, channel)
    merged = reopened(merged)
    told = new Set(wishes.topics)
    stable = setTimeout(() => {
      attempt = 0
    }, timing.stable)
    onState('open')
    for (const request of openingOf(wishes, positions(merged))) paced.push(request)
    if (wishes.login) paced.push({ type: 'login', code: wishes.login })
    for (const ack of acks.splice(0)) paced.push(ack)
  }

  function onEnd(): void {
    line = null
    if (stable !== null) clearTimeout(stable)
    if (gaps !== null) clearTimeout(gaps)
    gaps = null
    acks = [...(pace?.stop() ?? []).filter(({ type }) => type === 'ack'), ...acks].slice(-acksKept)
    pace = null
    if (closed) return
    onState('waiting')
    retry = setTimeout(connect, backoff(attempt, random))
    attempt += 1
  }

  function connect(): void {
    retry = null
    onState('connecting')
    line = openLine({ url, WebSocketImpl, timing, onOpen, onText, onEnd })
  }

  /** Sends topics that change in the same task as one message. */
  function tellTopics(): void {
    telling = false
    if (!pace) return
    const add = [...wishes.topics].filter((channel) => !told.has(channel))
    const remove = [...told].filter((channel) => !wishes.topics.has(channel))
    told = new Set(wishes.topics)
    for (const channel of remove) merged = forget(merged, channel)
    for (const part of chunks(remove)) pace.push({ type: 'topic', remove: part })
    for (const part of chunks(add)) pace.push({ type: 'topic', add: part })
  }
  function topicsChanged(): void {
    if (telling) return
    telling = true
    queueMicrotask(tellTopics)
  }

  connect()
  return {
    addTopic(channel) {
      if (given.includes(channel)) return
      wishes.topics.add(channel)
      topicsChanged()
    },
    removeTopic(channel) {
      if (wishes.topics.delete(channel)) topicsChanged()
    },
    setDevice(deviceId) {
      if (deviceId === wishes.deviceId) return
      wishes.deviceId = deviceId
      pace?.push({ type: 'register', info: 'web', version: liveVersion, device_id: deviceId || undefined, visible: wishes.visible })
    },
    setVisible(visible) {
      if (visible === wishes.visible) return
      wishes.visible = visible
      pace?.push({ type: 'visible', visible })
    },
    setToken(token) {
      if (token === wishes.token) return
      wishes.token = token
      pace?.push({ type: 'login-token', token })
    },
    setLogin(code) {
      wishes.login = code
      if (code) pace?.push({ type: 'login', code })
    },
    ack(matchId, seq) {
      const request: LiveRequest = { type: 'ack', match_id: matchId, seq }
      if (pace) pace.push(request)
      else acks = [...acks, request].slice(-acksKept)
    },
    wake() {
      if (line) line.probe()
      else if (retry !== null) {
        clearTimeout(retry)
        attempt = 0
        connect()
      }
    },
    close() {
      closed = true
      if (retry !== null) clearTimeout(retry)
      line?.end()
    },
  }
}
