// Bounds what is sent to readers: an address has so many files at once, and a reader who stalls is cut.
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AddressCounts } from './http/connection/address-counts.ts'
import { rateAddress } from './http/rate-limit.ts'

export interface DeliveryOptions {
  /** Files that one address may be sent at once; 0: no limit. A campus or a carrier is one address. */
  perAddress: number
  /** Milliseconds without progress after which a reader is cut. */
  stallTimeout?: number
  /** Milliseconds that any file may take, plus time by its size. */
  baseDeadline?: number
}

const defaultStallTimeout = 10_000
/** Files asked for on one connection before the first has been sent: browsers ask for one, proxies for a few. */
const mostPipelined = 8
/** A reader who takes a little again and again does not stall: this long for any file, and longer by its bytes. */
const defaultDeadline = 20_000
const slowestRate = 16 // bytes a millisecond, 128 kbit/s

export class DeliveryLimit {
  private readonly options: DeliveryOptions
  private readonly byAddress: AddressCounts
  private active = 0
  /** A response that waits behind another on its connection is never closed by itself: the connection says it. */
  private readonly bySocket = new WeakMap<Socket, Set<() => void>>()

  constructor(options: DeliveryOptions) {
    this.options = options
    this.byAddress = new AddressCounts({ perAddress: options.perAddress || Number.POSITIVE_INFINITY })
  }

  /** Responses that are being sent. */
  get size(): number {
    return this.active
  }

  /** False: it is not to be sent. Else it counts, and its reader is watched, until the response ends. */
  admit({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>, reply: Pick<FastifyReply, 'raw'>, bytes: number): boolean {
    const { socket } = raw
    const { stallTimeout = defaultStallTimeout, baseDeadline = defaultDeadline } = this.options
    const address = rateAddress(ip)
    const releases = this.releasesOf(socket)
    if (socket.destroyed || releases.size >= mostPipelined || !this.byAddress.hasRoom(address)) return false
    this.byAddress.add(address)
    this.active += 1
    // node:http takes its own back when the response has ended; until then a socket without progress is destroyed.
    // A test's injected request has no connection.
    if ('setTimeout' in socket) socket.setTimeout(stallTimeout)
    const deadline = setTimeout(() => socket.destroy(), baseDeadline + bytes / slowestRate)
    deadline.unref()
    const release = (): void => {
      if (!releases.delete(release)) return
      clearTimeout(deadline)
      this.byAddress.remove(address)
      this.active -= 1
    }
    releases.add(release)
    reply.raw.once('close', release)
    return true
  }

  private releasesOf(socket: Socket): Set<() => void> {
    const known = this.bySocket.get(socket)
    if (known) return known
    const made = new Set<() => void>()
    this.bySocket.set(socket, made)
    socket.once('close', () => {
      for (const release of [...made]) release()
    })
    return made
  }
}
