// Limits file responses: concurrent ones per address, and the time of a client that stalls.
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AddressCounts } from './http/connection/address-counts.ts'
import { rateAddress } from './http/rate-limit.ts'

export interface DeliveryOptions {
  /** Maximum concurrent files per address; 0: no limit. A campus or a carrier is one address. */
  perAddress: number
  /** Milliseconds without progress after which a client is disconnected. */
  stallTimeout?: number
  /** Milliseconds allowed for any file, plus time by its size. */
  baseDeadline?: number
}

const defaultStallTimeout = 10_000
/** Maximum pipelined requests on one connection: browsers send one, proxies a few. */
const mostPipelined = 8
/** Milliseconds allowed for any file, more by its size: a client that reads a little at a time never stalls. */
const defaultDeadline = 20_000
const slowestRate = 16 // bytes per millisecond, 128 kbit/s

export class DeliveryLimit {
  private readonly options: DeliveryOptions
  private readonly byAddress: AddressCounts
  private active = 0
  /** A response queued behind another on its connection emits no close of its own: the connection's close releases it. */
  private readonly bySocket = new WeakMap<Socket, Set<() => void>>()

  constructor(options: DeliveryOptions) {
    this.options = options
    this.byAddress = new AddressCounts({ perAddress: options.perAddress || Number.POSITIVE_INFINITY })
  }

  /** Number of responses in progress. */
  get size(): number {
    return this.active
  }

  /** Returns false if the response must not be sent. Otherwise counts it and watches the client until the response ends. */
  admit({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>, reply: Pick<FastifyReply, 'raw'>, bytes: number): boolean {
    const { socket } = raw
    const { stallTimeout = defaultStallTimeout, baseDeadline = defaultDeadline } = this.options
    const address = rateAddress(ip)
    const releases = this.releasesOf(socket)
    if (socket.destroyed || releases.size >= mostPipelined || !this.byAddress.hasRoom(address)) return false
    this.byAddress.add(address)
    this.active += 1
    // node:http resets the timeout when the response has ended; until then a socket without progress is destroyed.
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
