// Sends media files; those on disk are read only as fast as their clients receive them.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DeliveryLimit, type DeliveryOptions } from '../core/delivery-limit.ts'
import { sendFailure } from '../core/http/errors.ts'
import type { MediaFile } from './disk/media-file.ts'

const segmentHeaders = { 'cache-control': 'public, max-age=60' } as const

export class Delivery extends DeliveryLimit {
  private readonly onRefused: () => void

  constructor(options: DeliveryOptions, onRefused: () => void = () => undefined) {
    super(options)
    this.onRefused = onRefused
  }

  /** Sends bytes already in memory, shared by all readers, or a file that is read in chunks. */
  send(request: FastifyRequest, reply: FastifyReply, body: Buffer | MediaFile | null, type = 'video/mp4'): FastifyReply {
    if (!body) return sendFailure(reply, 'not-found', 404)
    const file = Buffer.isBuffer(body) ? null : body
    if (!this.admit(request, reply, file?.size ?? (body as Buffer).length)) {
      void file?.close()
      this.onRefused()
      return sendFailure(reply.header('retry-after', '1'), 'too-many', 429)
    }
    reply.headers(segmentHeaders).type(type)
    return file ? reply.header('content-length', file.size).send(file.stream()) : reply.send(body)
  }
}
