// The server's links to its relays. A link subscribes to the channels its relay follows and answers its requests.
import type { Logger } from 'pino'
import type { RawData, WebSocket } from 'ws'
import type { Channel, LivePosition } from '../../../../contract/live.ts'
import type { Bus } from '../bus.ts'
import type { Channels } from '../channels.ts'
import type { LiveMetrics } from '../metrics.ts'
import type { Crowd } from '../node.ts'
import type { SocketAuth } from '../socket-auth.ts'
import type { WaitingSockets } from '../waiting-sockets.ts'
import { payloadOf } from '../wire/frame.ts'
import { readNumbered } from '../wire/numbered.ts'
import { type DownTopic, endLink, type LinkTiming, linkTiming, type Question, type ToRelay, type ToServer, watchLink } from './wire.ts'

/** Maximum bytes buffered for a relay. Above it, the link is terminated and the relay reconnects. */
const mostBehind = 64 * 1024 * 1024
/** RFC 6455 section 7.4.1. */
const unsupported = 1003

export interface LinkDeps {
  epoch: string
  bus: Bus
  channels: Pick<Channels<{ send(frame: Buffer): void }>, 'follow' | 'leave'>
  waiting: Pick<WaitingSockets, 'wait' | 'leave'>
  auth: () => SocketAuth
  metrics: Pick<LiveMetrics, 'relays'>
  log: Pick<Logger, 'warn' | 'error'>
  timing?: LinkTiming
}

export class Links {
  private readonly deps: LinkDeps
  private readonly links = new Set<Link>()

  constructor(deps: LinkDeps) {
    this.deps = deps
    const handOn = (topic: DownTopic): void =>
      void deps.bus.subscribe(topic, (message) => {
        for (const link of this.links) link.submit({ op: 'bus', topic, message } as ToRelay)
      })
    for (const topic of ['device', 'standing', 'notice', 'logins'] as const) handOn(topic)
  }

  add(ws: WebSocket): void {
    const link = new Link(ws, this.deps, this.links)
    this.links.add(link)
    this.deps.metrics.relays(this.links.size)
    ws.on('close', () => {
      this.links.delete(link)
      this.deps.metrics.relays(this.links.size)
      link.onClosed()
    })
  }

  /** Open sockets of all relays. */
  size(): number {
    let open = 0
    for (const link of this.links) open += link.sockets
    return open
  }

  /** The people behind them. */
  people(): Crowd {
    const all: Crowd = { members: 0, guests: 0 }
    for (const { people } of this.links) {
      all.members += people.members
      all.guests += people.guests
    }
    return all
  }

  /** Sends one message to all sockets of all relays. */
  sendToAll(frame: Buffer): void {
    for (const link of this.links) link.submit({ op: 'all', text: payloadOf(frame).toString() })
  }

  /** Stops the replay of these channels' frames up to those numbers. */
  drop(seq: LivePosition['seq']): void {
    for (const link of this.links) link.drop(seq)
  }

  async close(): Promise<void> {
    await Promise.all([...this.links].map((link) => link.close()))
  }
}

class Link {
  /** Open sockets at this relay, and the people behind them. */
  sockets = 0
  people: Crowd = { members: 0, guests: 0 }
  private readonly ws: WebSocket
  private readonly deps: LinkDeps
  private readonly links: ReadonlySet<Link>
  private readonly followed = new Set<Channel>()
  /** State that expires with this link: visible sockets with their devices, people in rooms by its node. */
  private readonly visible = new Map<string, string>()
  private readonly rooms = new Map<string, string>()
  private readonly waits = new Set<string>()

  constructor(ws: WebSocket, deps: LinkDeps, links: ReadonlySet<Link>) {
    this.ws = ws
    this.deps = deps
    this.links = links
    ws.on('message', (data) => this.onMessage(data))
    ws.on('error', (error) => deps.log.warn({ err: error }, 'relay link failed'))
    watchLink(ws, deps.timing ?? linkTiming, (error) => deps.log.error({ err: error }, 'relay link check failed'))
    this.submit({ op: 'hello', epoch: deps.epoch })
  }

  submit(message: ToRelay): void {
    this.write(JSON.stringify(message))
  }

  /** Sends a frame of a followed channel. Unnumbered frames go over the bus instead. */
  send(frame: Buffer): void {
    const payload = payloadOf(frame)
    if (readNumbered(payload)) this.write(payload)
  }

  drop(seqs: LivePosition['seq']): void {
    for (const [channel, seq] of Object.entries(seqs) as [Channel, number][])
      if (this.followed.has(channel)) this.submit({ op: 'dropped', channel, seq })
  }

  close(): Promise<void> {
    return endLink(this.ws, 'server stops')
  }

  /** Reverts everything that this relay published. */
  onClosed(): void {
    const { bus, channels, waiting } = this.deps
    for (const channel of this.followed) channels.leave(channel, this)
    for (const [socket, deviceId] of this.visible) bus.publish('seen', { deviceId, socket, visible: false })
    for (const [roomId, node] of this.rooms) if (!this.isRelinked(roomId, node)) bus.publish('room', { roomId, node, online: 0 })
    for (const socket of this.waits) waiting.leave(socket)
  }

  /** A relay may have reconnected before this link's close is noticed. */
  private isRelinked(roomId: string, node: string): boolean {
    return [...this.links].some((link) => link !== this && link.rooms.get(roomId) === node)
  }

  private write(data: string | Buffer): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    if (this.ws.bufferedAmount > mostBehind) {
      this.deps.log.warn('relay link terminated: reads too slowly')
      this.ws.terminate()
      return
    }
    this.ws.send(data, { binary: false })
  }

  private onMessage(data: RawData): void {
    try {
      this.take(JSON.parse(String(data)) as ToServer)
    } catch (error) {
      this.deps.log.warn({ err: error }, 'relay message rejected')
      this.ws.close(unsupported, 'not understood')
    }
  }

  private take(message: ToServer): void {
    const { bus, channels, waiting, auth } = this.deps
    switch (message.op) {
      case 'follow': {
        this.followed.add(message.channel)
        const { seq, frames } = channels.follow(message.channel, this)
        this.submit({ op: 'history', channel: message.channel })
        for (const frame of frames) this.send(frame)
        this.submit({ op: 'joined', channel: message.channel, seq })
        break
      }
      case 'unfollow':
        this.followed.delete(message.channel)
        channels.leave(message.channel, this)
        break
      case 'bus':
        this.note(message)
        bus.publish(message.topic, message.message as never)
        break
      case 'wait': {
        const { socket } = message
        this.waits.add(socket)
        waiting.wait(message.code, socket, { send: (frame) => this.submit({ op: 'tell', socket, text: payloadOf(frame).toString() }) })
        break
      }
      case 'gone':
        this.waits.delete(message.socket)
        waiting.leave(message.socket)
        break
      case 'sockets':
        this.sockets = message.count
        this.people = { members: message.members, guests: message.guests }
        break
      case 'entered':
        auth().entered(message.roomId, message.accountId)
        break
      case 'ask':
        void this.answer(message.id, message)
        break
      default:
        throw new Error(`op ${String((message as { op: unknown }).op)}`)
    }
  }

  private note(busMessage: Extract<ToServer, { op: 'bus' }>): void {
    if (busMessage.topic === 'seen') {
      const { socket, deviceId, visible } = busMessage.message
      if (visible) this.visible.set(socket, deviceId)
      else this.visible.delete(socket)
    } else if (busMessage.topic === 'room') {
      const { roomId, node, online } = busMessage.message
      if (online > 0) this.rooms.set(roomId, node)
      else this.rooms.delete(roomId)
    }
  }

  private async answer(id: number, asked: Question): Promise<void> {
    try {
      this.submit({ op: 'answer', id, answer: await this.ask(asked) })
    } catch (error) {
      this.submit({ op: 'refused', id, reason: error instanceof Error ? error.message : String(error) })
    }
  }

  private async ask(asked: Question): Promise<unknown> {
    const auth = this.deps.auth()
    switch (asked.question) {
      case 'authenticate':
        return auth.authenticate(asked.with.token)
      case 'lookUp':
        return auth.lookUp(asked.with.channel)
      case 'mayEnter':
        return auth.mayEnter(asked.with.roomId, asked.with.accountId)
      case 'say':
        return auth.submit(asked.with.accountId, asked.with.line)
    }
  }
}
