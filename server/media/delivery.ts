// Sends media files under bounds: an address has so many at once, a reader who stalls is cut, nothing is read ahead of him.
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../core/http/errors.ts'
import { rateAddress } from '../core/http/rate-limit.ts'
import type { MediaFile } from './disk/media-file.ts'

export interface DeliveryOptions {
  /** Files that one address may be sent at once; 0: no limit. A campus or a carrier is one address. */
  perAddress: number
  /** Milliseconds without progress after which a reader is cut. */
  stallTimeout?: number
  onRefused?: () => void
}

const defaultStallTimeout = 10_000
/** Files asked for on one connection before the first has been sent: browsers ask for one, proxies for a few. */
const mostPipelined = 8
/** A reader who takes a little again and again does not stall: this long for any file, and longer by its bytes. */
const baseDeadline = 20_000
const slowestRate = 16 // bytes a millisecond, 128 kbit/s

const segmentHeaders = { 'cache-control': 'public, max-age=60' } as const

export class Delivery {
  private readonly options: DeliveryOptions
  private readonly byAddress = new Map<string, number>()
  /** A response that waits behind another on its connection is never closed by itself: the connection says it. */
  private readonly bySocket = new WeakMap<Socket, Set<() => void>>()

  constructor(options: DeliveryOptions) {
    this.options = options
  }

  /** Responses that are being sent. */
  get size(): number {
    let sum = 0
    for (const count of this.byAddress.values()) sum += count
    return sum
  }

  /** Bytes that are in memory anyway, shared by all readers, or a file that is read as fast as its reader takes it. */
  send(request: FastifyRequest, reply: FastifyReply, body: Buffer | MediaFile | null, type = 'video/mp4'): FastifyReply {
    if (!body) return sendFailure(reply, 'not-found', 404)
    const file = Buffer.isBuffer(body) ? null : body
    if (!this.acquire(request, reply, file?.size ?? (body as Buffer).length)) {
      void file?.close()
      this.options.onRefused?.()
      return sendFailure(reply.header('retry-after', '1'), 'too-many', 429)
    }
    reply.headers(segmentHeaders).type(type)
    return file ? reply.header('content-length', file.size).send(file.stream()) : reply.send(body)
  }

  private acquire({ ip, raw }: FastifyRequest, reply: FastifyReply, bytes: number): boolean {
    const { socket } = raw
    const { perAddress, stallTimeout = defaultStallTimeout } = this.options
    const address = rateAddress(ip)
    const held = this.byAddress.get(address) ?? 0
    const releases = this.releasesOf(socket)
    if (socket.destroyed || releases.size >= mostPipelined || (perAddress > 0 && held >= perAddress)) return false
    this.byAddress.set(address, held + 1)
    // node:http takes its own back when the response has ended; until then a socket without progress is destroyed.
    socket.setTimeout(stallTimeout)
    const deadline = setTimeout(() => socket.destroy(), baseDeadline + bytes / slowestRate)
    deadline.unref()
    const release = (): void => {
      if (!releases.delete(release)) return
      clearTimeout(deadline)
      const left = (this.byAddress.get(address) ?? 1) - 1
      if (left > 0) this.byAddress.set(address, left)
      else this.byAddress.delete(address)
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
