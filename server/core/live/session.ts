// One live socket: its client's requests and subscriptions.
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { type Channel, channelOfAll, classChannels, type LiveRequest } from '../../../contract/live.ts'
import type { ChannelRegistry } from './channels.ts'
import type { Presence } from './presence.ts'
import { readRequest } from './request.ts'
import type { LiveSettings } from './settings.ts'
import type { Listing } from './socket-auth.ts'
import { roomOf, SocketMembership, type SocketMembershipDeps } from './socket-membership.ts'
import type { WaitingSockets } from './waiting-sockets.ts'
import { type AddressBudget, SocketBudget } from './wire/address-budgets.ts'
import type { Batch } from './wire/batch.ts'
import type { BatchWriter, Outlet, RawSocket } from './wire/batch-writer.ts'
import { DirectSocket } from './wire/direct-socket.ts'
import { pingFrame, pongFrame, textFrame } from './wire/frame.ts'

/** Carries the server's time: a device's clock may be wrong. */
const heartbeatFrame = (): Buffer => textFrame(`{"code":0,"type":"heartbeat","now":${Date.now()}}`)
const errorFrame = (msg: string): Buffer => textFrame(JSON.stringify({ code: 1, type: 'error', msg }))
const malformedFrame = errorFrame('This message is not understood.')
const tooFastFrame = errorFrame('Too many messages.')
const tooManyFrame = errorFrame('Too many topics.')
const unknownTopicFrame = errorFrame('There is no such topic.')

/** `readyState` of a socket that neither side has begun to close. */
const open = 1
/** RFC 6455 section 7.4.1 and the registry it establishes. */
const closeCodes = { goingAway: 1001, policy: 1008, tryAgain: 1013 } as const

export interface SessionDeps extends SocketMembershipDeps {
  channels: ChannelRegistry<Session>
  writer: BatchWriter
  presence: Presence
  waiting: WaitingSockets
  settings: LiveSettings
  now: () => number
  /** Reports an anomaly from a client; the node throttles the log. */
  warn: (what: string) => void
  onDropped: () => void
}

export class Session implements Outlet {
  readonly socket: RawSocket
  batch: Batch | null = null
  replay = 0
  grace = 0
  private readonly id: string
  private readonly ws: WebSocket
  private readonly deps: SessionDeps
  private readonly joined = new Set<Channel>()
  private readonly unlisted = new Set<Channel>()
  private rooms = 0
  private readonly budget: SocketBudget
  private refused = 0
  private heardAt: number
  private closing = false
  private deviceId = ''
  private visible = false
  private readonly membership: SocketMembership

  constructor(id: string, ws: WebSocket, socket: Duplex, address: AddressBudget, deps: SessionDeps) {
    this.id = id
    this.ws = ws
    this.socket = new DirectSocket(socket)
    this.deps = deps
    this.heardAt = deps.now()
    this.membership = new SocketMembership(id, deps, {
      send: (frame) => this.send(frame),
      // A channel over the limit is not followed either: `join` rejects it.
      ready: (channel, listing) => (this.hasRoomFor(channel, listing) ? deps.channels.ready(channel) : null),
      join: (channel, listing) => this.join(channel, listing),
      refuseUnknown: () => this.refuse(unknownTopicFrame),
      letGo: () => this.close(closeCodes.tryAgain, 'too much waits'),
      leave: (channel) => this.leave(channel),
      joined: this.joined,
    })
    this.budget = new SocketBudget(deps.settings, address, this.heardAt)
    ws.on('message', (data, isBinary) => this.onMessage(isBinary ? null : String(data)))
    ws.on('ping', (payload) => {
      if (this.admit()) this.send(pongFrame(payload))
    })
    ws.on('pong', () => this.admit())
    // ws answers an invalid frame with the fitting close code by itself; the close event follows.
    ws.on('error', (error) => deps.warn(error.message))
  }

  /** False once either side has begun to close: nothing may follow a close frame. */
  get ready(): boolean {
    return this.ws.readyState === open
  }

  send(frame: Buffer): void {
    if (!this.closing) this.deps.writer.queue(this, frame)
  }

  /** Closes a socket that reads too slowly; the client reconnects and resumes. */
  onSlow(): void {
    this.deps.onDropped()
    this.end(closeCodes.tryAgain, 'too slow')
  }

  /** Pings a silent socket and terminates one that does not answer. */
  check(now: number): void {
    const silent = now - this.heardAt
    if (silent >= this.deps.settings.idleDead) this.ws.terminate()
    else if (silent >= this.deps.settings.idlePing) this.send(pingFrame)
  }

  isOf(deviceId: string): boolean {
    return deviceId !== '' && this.deviceId === deviceId
  }

  isPerson(accountId: string): boolean {
    return this.account === accountId
  }
  /** The account that is signed in; null for a guest. */
  get account(): string | null {
    return this.membership.visitor?.id ?? null
  }
  /** Distinguishes guests: all windows of a device are one guest. */
  get browser(): string {
    return this.deviceId || this.id
  }
  endLogins(ids: ReadonlySet<string>): void {
    this.membership.endLogins(ids)
  }
  /** Kicks the client out of a room and notifies it. */
  kick(roomId: string): void {
    this.membership.kick(roomId)
  }

  stop(): void {
    this.close(closeCodes.goingAway, 'server stops')
  }

  /** Called when the socket has closed, for any reason. */
  onClosed(): void {
    this.closing = true
    this.batch = null
    this.leaveAll()
    this.see(false)
    this.deps.waiting.leave(this.id)
  }

  /** Flushes pending frames first, so that the close frame follows them. */
  private close(code: number, reason: string): void {
    this.deps.writer.finish(this)
    this.end(code, reason)
  }

  /** Terminates the connection if the peer does not answer the close. */
  private end(code: number, reason: string): void {
    if (this.closing) return
    this.closing = true
    this.leaveAll()
    this.ws.close(code, reason)
    setTimeout(() => this.ws.terminate(), this.deps.settings.closing).unref()
  }

  private leaveAll(): void {
    this.membership.close()
    for (const channel of this.joined) this.deps.channels.leave(channel, this)
    this.joined.clear()
  }

  /** Charges a message to the limit; false if it is over and must be ignored. */
  private admit(): boolean {
    const now = this.deps.now()
    this.heardAt = now
    if (this.closing) return false
    if (this.budget.takeFrame(now)) return true
    this.refuse(tooFastFrame)
    return false
  }

  /** Closes the socket after too many refused messages. */
  private refuse(frame: Buffer): void {
    this.refused += 1
    if (this.refused === 1) this.send(frame)
    if (this.refused >= this.deps.settings.refusals) this.close(closeCodes.policy, 'too many messages')
  }

  /** Closes a socket that is over the limit: it would miss frames without noticing. It gets everything when it reconnects. */
  private charge(charge: 'topics' | 'tokens', count: number): boolean {
    if (count === 0 || this.budget.take(charge, count, this.deps.now())) return true
    this.close(closeCodes.tryAgain, `too many ${charge}`)
    return false
  }

  private onMessage(text: string | null): void {
    if (!this.admit()) return
    const request = text === null ? 'malformed' : readRequest(text)
    if (request === 'malformed') this.send(malformedFrame)
    else if (request === 'unknown') this.deps.warn('unknown message')
    else this.handle(request)
  }

  private handle(request: LiveRequest): void {
    switch (request.type) {
      case 'register':
        this.register(request.device_id ?? '', request.visible ?? false)
        break
      case 'toggle':
        // Required by R-LIVE-1 but without effect: there is one source of odds. Decision 51.
        break
      case 'classify':
        this.leave(classChannels[request.classify_type === 0 ? 1 : 0])
        this.join(classChannels[request.classify_type])
        break
      case 'heartbeat':
        this.send(heartbeatFrame())
        break
      case 'resume':
        if (this.charge('topics', Object.keys(request.seq).length)) this.membership.inOrder(() => this.resume(request.epoch, request.seq))
        break
      case 'topic':
        if (!this.charge('topics', (request.remove?.length ?? 0) + (request.add?.length ?? 0))) break
        for (const channel of request.remove ?? []) this.membership.inOrder(() => this.membership.leave(channel))
        for (const channel of request.add ?? []) this.membership.inOrder(() => this.membership.join(channel))
        break
      case 'login-token':
        if (this.charge('tokens', request.token === '' ? 0 : 1)) this.membership.inOrder(() => this.membership.signIn(request.token))
        break
      case 'say':
        this.membership.inOrder(() => this.membership.submit(request))
        break
      case 'visible':
        this.see(request.visible)
        break
      case 'ack':
        if (this.deviceId) this.deps.presence.ack(this.deviceId, request.match_id, request.seq)
        break
      case 'login':
        this.deps.waiting.wait(request.code, this.id, this)
        break
    }
  }

  private register(deviceId: string, visible: boolean): void {
    if (deviceId !== this.deviceId) this.see(false)
    this.deviceId = deviceId
    this.see(visible)
    this.join(channelOfAll)
  }

  private see(visible: boolean): void {
    if (this.deviceId && visible !== this.visible) this.deps.presence.see(this.deviceId, this.id, visible)
    this.visible = visible
  }

  private hasRoomFor(channel: Channel, listing: Listing): boolean {
    const { topics, rooms, unlistedMatches } = this.deps.settings
    if (this.joined.has(channel)) return true
    if (roomOf(channel) !== null && this.rooms >= rooms) return false
    return this.joined.size < topics && (listing === 'listed' || this.unlisted.size < unlistedMatches)
  }

  /** False if the limit is reached or the socket is closing. */
  private join(channel: Channel, listing: Listing = 'listed'): boolean {
    if (this.closing) return false
    if (!this.hasRoomFor(channel, listing)) {
      this.send(tooManyFrame)
      return false
    }
    if (!this.joined.has(channel) && roomOf(channel) !== null) this.rooms += 1
    if (listing === 'unlisted') this.unlisted.add(channel)
    this.joined.add(channel)
    this.deps.channels.join(channel, this)
    return true
  }

  private leave(channel: Channel): void {
    if (!this.joined.delete(channel)) return
    this.unlisted.delete(channel)
    if (roomOf(channel) !== null) this.rooms -= 1
    this.deps.channels.leave(channel, this)
  }

  /** Replays missed frames, or sends a reset. One replay at a time: a second one before the first is flushed is a reset. */
  private resume(epoch: string, seqs: Partial<Record<Channel, number>>): void {
    const busy = this.replay > 0 || (this.grace > 0 && this.socket.writableLength > 0)
    for (const [channel, seq] of Object.entries(seqs) as [Channel, number][]) {
      if (!this.joined.has(channel)) continue
      const missed = this.deps.channels.missed(channel, epoch, seq)
      if (missed === null || (busy && missed.length > 0)) {
        this.deps.channels.reset(channel, this)
        continue
      }
      for (const frame of missed) {
        this.replay += frame.length
        this.send(frame)
      }
    }
  }
}
