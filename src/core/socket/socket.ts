// The live socket of a client: connects, comes back, asks for what it missed, and hands on each message once and in order.
// Works in window and worker alike.
import { type Channel, type LiveMessage, type LivePosition, type LiveRequest, liveVersion } from '../../../contract/live.ts'
import { backoff } from './socket-backoff.ts'
import { type Line, type LineTiming, lineTiming, openLine } from './socket-line.ts'
import { emptyMerge, forget, type Merged, merge, overdue, positions, type ResetReason, reopened, standingAt } from './socket-merge.ts'
import { chunks, openingOf } from './socket-opening.ts'
import { Pace } from './socket-pace.ts'

export type LiveState = 'connecting' | 'open' | 'waiting'
export interface SocketTiming extends LineTiming {
  /** Milliseconds a connection must last before the next loss counts as the first. */
  stable: number
  /** Milliseconds that a gap may take to be filled. */
  gap: number
}
const socketTiming: SocketTiming = { ...lineTiming, stable: 10_000, gap: 10_000 }
/** Acknowledgements kept while there is no connection. */
const acksKept = 50

export interface LiveSocketOptions {
  /** Absolute ws: or wss: address. */
  url: string
  /** Every message but the socket's own business; those of a channel once each and in order. */
  onMessage: (message: LiveMessage) => void
  /** What is shown of this channel may lack something: fetch it again. */
  onReset: (channel: Channel, reason: ResetReason) => void
  onState: (state: LiveState) => void
  /** The server's clock said `time` at some instant between `sent` and `heard` of this device's, real milliseconds. */
  onTime?: (time: number, sent: number, heard: number) => void
  /** Of the push subscription; empty without one. */
  deviceId?: string
  visible?: boolean
  /** What is shown already holds this much. */
  position?: LivePosition
  /** `toggle` and `classify` of R-LIVE-1: company of the odds, of which there is one; 0 football, 1 other sports. */
  companyId?: string
  classifyType?: 0 | 1
  now?: () => number
  random?: () => number
  WebSocketImpl?: new (url: string) => WebSocket
  timing?: Partial<SocketTiming>
}
export interface LiveSocket {
  /** Topics outlive connections. `scores` and the odds of the classify type are none: they come by themselves. */
  addTopic(channel: Channel): void
  removeTopic(channel: Channel): void
  setDevice(deviceId: string): void
  setVisible(visible: boolean): void
  /** Signs in before any topic of the account is told; an empty token signs out. */
  setToken(token: string): void
  /** This screen shows the QR code of a login and waits for it. Null: no more. */
  setLogin(code: string | null): void
  /** This device has shown the notice, so no push need follow. */
  ack(matchId: string, seq: number): void
  /** The network or the page is back: try now, or find out now whether the connection still lives. */
  wake(): void
  close(): void
}

/** A reader that throws is reported like any uncaught error, but the frames behind it are still handed on. */
function guarded(call: () => void): void {
  try {
    call()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

/** The message, or null for what is none. */
function readMessage(text: string): LiveMessage | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'code' in value ? (value as LiveMessage) : null
  } catch {
    // A proxy's page, most likely: the caller ends the line.
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
    // Whoever speaks nonsense is not our server: another connection may find it.
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

  /** Topics that change together are told together. */
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
