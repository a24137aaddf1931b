// Avatars of people, generated on request: there are no files.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emptySeat, readFaceAddress } from '../../../rules/face/face-address.ts'
import { emptySeatSvg, faceSvg } from '../../../rules/face/face-svg.ts'
import type { Config } from '../../config.ts'
import { etagOf } from '../http/envelope.ts'
import { headersOf } from '../http/headers.ts'
import { sendPublic } from '../http/public-response.ts'

/** Paths without a version were stored for 24 pictures of another style. */
const isVersioned = (path: string): boolean => path.startsWith('/avatars/v')

export const isFace = (path: string): boolean => path === emptySeat || readFaceAddress(path) !== null

/** Returns the picture at this path, or null. */
export function facePicture(path: string): string | null {
  if (path === emptySeat) return emptySeatSvg
  const face = readFaceAddress(path)
  return face && faceSvg(face)
}

export function sendFace(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, svg }: { path: string; svg: string },
): FastifyReply | Promise<FastifyReply> {
  const isFixed = isVersioned(path)
  reply.headers(headersOf(isFixed ? 'hashed' : 'file', config, request)).type('image/svg+xml; charset=utf-8')
  return isFixed ? reply.send(svg) : sendPublic(request, reply, Buffer.from(svg), etagOf(svg))
}
