// The server's links to its relays. A link subscribes to the channels its relay follows and answers its requests.
import type { Logger } from 'pino'
import type { RawData, WebSocket } from 'ws'
import type { Channel, LivePosition } from '../../../../contract/live.ts'
import type { Bus } from '../bus.ts'
import type { Channels } from '../channels.ts'
import type { Door } from '../door.ts'
import type { LiveMetrics } from '../metrics.ts'
import type { Crowd } from '../node.ts'
import type { WaitingSockets } from '../waiting-sockets.ts'
import { payloadOf } from '../wire/frame.ts'
import { readNumbered } from '../wire/numbered.ts'
import { type DownTopic, endLink, type LinkPace, linkPace, type Question, type ToRelay, type ToServer, watchLink } from './wire.ts'

/** Maximum bytes buffered for a relay. Above it, the link is terminated and the relay reconnects. */
const mostBehind = 64 * 1024 * 1024
/** RFC 6455 section 7.4.1. */
const unsupported = 1003

export interface LinkParts {
  epoch: string
  bus: Bus
  channels: Pick<Channels<{ send(frame: Buffer): void }>, 'follow' | 'leave'>
  waiting: Pick<WaitingSockets, 'wait' | 'leave'>
  door: () => Door
  metrics: Pick<LiveMetrics, 'relays'>
  log: Pick<Logger, 'warn' | 'error'>
  pace?: LinkPace
}

export class Links {
  private readonly parts: LinkParts
  private readonly links = new Set<Link>()

  constructor(parts: LinkParts) {
    this.parts = parts
    const handOn = (topic: DownTopic): void =>
      void parts.bus.subscribe(topic, (message) => {
        for (const link of this.links) link.say({ op: 'bus', topic, message } as ToRelay)
      })
    for (const topic of ['device', 'standing', 'notice', 'logins'] as const) handOn(topic)
  }

  add(ws: WebSocket): void {
    const link = new Link(ws, this.parts, this.links)
    this.links.add(link)
    this.parts.metrics.relays(this.links.size)
    ws.on('close', () => {
      this.links.delete(link)
      this.parts.metrics.relays(this.links.size)
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
  sayAll(frame: Buffer): void {
    for (const link of this.links) link.say({ op: 'all', text: payloadOf(frame).toString() })
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
  private readonly parts: LinkParts
  private readonly links: ReadonlySet<Link>
  private readonly followed = new Set<Channel>()
  /** State that expires with this link: visible sockets with their devices, people in rooms by its node. */
  private readonly visible = new Map<string, string>()
  private readonly rooms = new Map<string, string>()
  private readonly waits = new Set<string>()

  constructor(ws: WebSocket, parts: LinkParts, links: ReadonlySet<Link>) {
    this.ws = ws
    this.parts = parts
    this.links = links
    ws.on('message', (data) => this.onMessage(data))
    ws.on('error', (error) => parts.log.warn({ err: error }, 'relay link failed'))
    watchLink(ws, parts.pace ?? linkPace, (error) => parts.log.error({ err: error }, 'relay link check failed'))
    this.say({ op: 'hello', epoch: parts.epoch })
  }

  say(message: ToRelay): void {
    this.write(JSON.stringify(message))
  }

  /** Sends a frame of a followed channel. Unnumbered frames go over the bus instead. */
  send(frame: Buffer): void {
    const payload = payloadOf(frame)
    if (readNumbered(payload)) this.write(payload)
  }

  drop(seqs: LivePosition['seq']): void {
    for (const [channel, seq] of Object.entries(seqs) as [Channel, number][])
      if (this.followed.has(channel)) this.say({ op: 'dropped', channel, seq })
  }

  close(): Promise<void> {
    return endLink(this.ws, 'server stops')
  }

  /** Reverts everything that this relay published. */
  onClosed(): void {
    const { bus, channels, waiting } = this.parts
    for (const channel of this.followed) channels.leave(channel, this)
    for (const [socket, deviceId] of this.visible) bus.publish('seen', { deviceId, socket, visible: false })
    for (const [roomId, node] of this.rooms) if (!this.isSaidAnew(roomId, node)) bus.publish('room', { roomId, node, online: 0 })
    for (const socket of this.waits) waiting.leave(socket)
  }

  /** A relay may have reconnected before this link's close is noticed. */
  private isSaidAnew(roomId: string, node: string): boolean {
    return [...this.links].some((link) => link !== this && link.rooms.get(roomId) === node)
  }

  private write(data: string | Buffer): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    if (this.ws.bufferedAmount > mostBehind) {
      this.parts.log.warn('relay link terminated: reads too slowly')
      this.ws.terminate()
      return
    }
    this.ws.send(data, { binary: false })
  }

  private onMessage(data: RawData): void {
    try {
      this.take(JSON.parse(String(data)) as ToServer)
    } catch (error) {
      this.parts.log.warn({ err: error }, 'relay message rejected')
      this.ws.close(unsupported, 'not understood')
    }
  }

  private take(message: ToServer): void {
    const { bus, channels, waiting, door } = this.parts
    switch (message.op) {
      case 'follow': {
        this.followed.add(message.channel)
        const { seq, frames } = channels.follow(message.channel, this)
        this.say({ op: 'history', channel: message.channel })
        for (const frame of frames) this.send(frame)
        this.say({ op: 'joined', channel: message.channel, seq })
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
        waiting.wait(message.code, socket, { send: (frame) => this.say({ op: 'tell', socket, text: payloadOf(frame).toString() }) })
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
        door().entered(message.roomId, message.accountId)
        break
      case 'ask':
        void this.answer(message.id, message)
        break
      default:
        throw new Error(`op ${String((message as { op: unknown }).op)}`)
    }
  }

  private note(said: Extract<ToServer, { op: 'bus' }>): void {
    if (said.topic === 'seen') {
      const { socket, deviceId, visible } = said.message
      if (visible) this.visible.set(socket, deviceId)
      else this.visible.delete(socket)
    } else if (said.topic === 'room') {
      const { roomId, node, online } = said.message
      if (online > 0) this.rooms.set(roomId, node)
      else this.rooms.delete(roomId)
    }
  }

  private async answer(id: number, asked: Question): Promise<void> {
    try {
      this.say({ op: 'answer', id, answer: await this.ask(asked) })
    } catch (error) {
      this.say({ op: 'refused', id, reason: error instanceof Error ? error.message : String(error) })
    }
  }

  private async ask(asked: Question): Promise<unknown> {
    const door = this.parts.door()
    switch (asked.question) {
      case 'authenticate':
        return door.authenticate(asked.with.token)
      case 'lookUp':
        return door.lookUp(asked.with.channel)
      case 'mayEnter':
        return door.mayEnter(asked.with.roomId, asked.with.accountId)
      case 'say':
        return door.say(asked.with.accountId, asked.with.line)
    }
  }
}
