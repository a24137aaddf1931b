// Faces of people, drawn when they are asked for: no file has them.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emptySeat, readFaceAddress } from '../../../rules/face/face-address.ts'
import { emptySeatSvg, faceSvg } from '../../../rules/face/face-svg.ts'
import type { Config } from '../../config.ts'
import { etagOf } from '../http/envelope.ts'
import { headersOf } from '../http/headers.ts'
import { sendPublic } from '../http/public-answer.ts'

/** Before which addresses of 24 pictures of another kind were stored. */
const isVersioned = (path: string): boolean => path.startsWith('/avatars/v')

export const isFace = (path: string): boolean => path === emptySeat || readFaceAddress(path) !== null

/** The picture at this address, or null. */
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
