// A file that a handler answers in place of the envelope, sent as it is made.
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'

export class Download {
  readonly name: string
  readonly stream: Readable

  /** `name` without quotes. What fails in the stream after its first bytes breaks the answer off: nobody takes it for whole. */
  constructor(name: string, stream: Readable) {
    this.name = name
    this.stream = stream
  }
}

/** `type`: as the endpoint declares it. */
export function sendDownload(reply: FastifyReply, type: Endpoint['file'], { name, stream }: Download): FastifyReply {
  if (!type) throw new Error(`${name} is answered by an endpoint that declares no file`)
  reply.header('content-type', `${type}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(stream)
}
