// A relay's link to the server: open as long as the relay runs; when lost, it reconnects to the next of the addresses.
import type { Logger } from 'pino'
import { WebSocket } from 'ws'
import { byteFrame } from '../wire/frame.ts'
import { type Numbered, readNumbered } from '../wire/numbered.ts'
import {
  endLink,
  type LinkTiming,
  linkTiming,
  type Question,
  type Questions,
  relayPath,
  type ToRelay,
  type ToServer,
  watchLink,
} from './wire.ts'

/** Timeout of a handshake, delay between two attempts, timeout of a request; in milliseconds. */
const handshakeWithin = 5_000
const retryAfter = 500
const replyTimeout = 10_000

export interface UplinkDeps {
  /** http or https addresses of the server and of its standbys. */
  addresses: readonly string[]
  secret: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  onUp: (epoch: string) => void
  onDown: () => void
  onFrame: (numbered: Numbered, frame: Buffer) => void
  onMessage: (message: Exclude<ToRelay, { op: 'hello' | 'answer' | 'refused' }>) => void
  timing?: LinkTiming
}

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

const reasonOf = ({ message }: Error): string =>
  message.endsWith('response: 404') ? 'it takes no relay: it has no RELAY_SECRET, or is of another version' : message

export class Uplink {
  private readonly deps: UplinkDeps
  private readonly waiting = new Map<number, Waiting>()
  private ws: WebSocket | null = null
  private isUp = false
  private asked = 0
  private tries = 0
  private again: NodeJS.Timeout | null = null
  private closed = false
  private readonly lastReasons = new Map<string, string>()

  constructor(deps: UplinkDeps) {
    this.deps = deps
    this.connect()
  }

  /** Drops the message when there is no link: the server discards a relay's state with its link. */
  send(message: ToServer): void {
    if (this.isUp) this.ws?.send(JSON.stringify(message))
  }

  ask<Q extends keyof Questions>(question: Q, details: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
    if (!this.isUp) return Promise.reject(new Error('relay is not linked'))
    this.asked += 1
    const id = this.asked
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.settle(id)?.reject(new Error('relay request timed out')), replyTimeout)
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer })
      this.send({ op: 'ask', id, question, with: details } as { op: 'ask'; id: number } & Question)
    })
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.again) clearTimeout(this.again)
    const { ws } = this
    if (ws) await endLink(ws, 'relay stops')
  }

  private connect(): void {
    const { addresses, secret, log, timing = linkTiming } = this.deps
    const address = addresses[this.tries % addresses.length] ?? ''
    this.tries += 1
    const ws = new WebSocket(`${address.replace(/^http/, 'ws')}${relayPath}`, {
      headers: { authorization: `Bearer ${secret}` },
      handshakeTimeout: handshakeWithin,
      perMessageDeflate: false,
    })
    this.ws = ws
    ws.on('message', (data) => {
      try {
        this.onMessage(data as Buffer)
      } catch (error) {
        log.error({ err: error }, 'server message rejected')
        ws.terminate()
      }
    })
    ws.on('error', (error) => this.warnOnce(address, reasonOf(error)))
    ws.on('close', () => this.onClosed(address))
    watchLink(ws, timing, (error) => log.error({ err: error }, 'server link check failed'))
  }

  /** Logs each reason once, however many attempts fail. */
  private warnOnce(address: string, why: string): void {
    if (why === this.lastReasons.get(address) || this.closed) return
    this.lastReasons.set(address, why)
    this.deps.log.warn({ address, why }, 'no link to the server')
  }

  private onClosed(address: string): void {
    const wasUp = this.isUp
    this.isUp = false
    this.ws = null
    for (const id of [...this.waiting.keys()]) this.settle(id)?.reject(new Error('relay link lost'))
    if (wasUp) {
      this.warnOnce(address, 'connection lost')
      this.deps.onDown()
    }
    if (!this.closed) this.again = setTimeout(() => this.connect(), retryAfter)
  }

  private onMessage(payload: Buffer): void {
    const numbered = readNumbered(payload)
    if (numbered) {
      this.deps.onFrame(numbered, byteFrame(payload))
      return
    }
    const message = JSON.parse(payload.toString()) as ToRelay
    switch (message.op) {
      case 'hello':
        this.isUp = true
        this.lastReasons.clear()
        // After a loss, this address is tried first.
        this.tries -= 1
        this.deps.log.info('linked to the server')
        this.deps.onUp(message.epoch)
        break
      case 'answer':
        this.settle(message.id)?.resolve(message.answer)
        break
      case 'refused':
        this.settle(message.id)?.reject(new Error(message.reason))
        break
      default:
        this.deps.onMessage(message)
    }
  }

  private settle(id: number): Waiting | undefined {
    const one = this.waiting.get(id)
    if (!one) return undefined
    clearTimeout(one.timer)
    this.waiting.delete(id)
    return one
  }
}
