// A file that a handler returns instead of the envelope, streamed as it is generated.
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'

export class Download {
  readonly name: string
  readonly stream: Readable

  /** `name` has no quotes. An error after the first bytes aborts the response, so that a client does not take it for complete. */
  constructor(name: string, stream: Readable) {
    this.name = name
    this.stream = stream
  }
}

/** `type` is the one that the endpoint declares. */
export function sendDownload(reply: FastifyReply, type: Endpoint['file'], { name, stream }: Download): FastifyReply {
  if (!type) throw new Error(`${name} is returned by an endpoint that declares no file`)
  reply.header('content-type', `${type}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(stream)
}
