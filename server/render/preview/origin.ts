// The origin of the site, for absolute URLs.
import type { FastifyRequest } from 'fastify'

/** `https://host` of PUBLIC_URL, else of the request's own host; empty for an invalid host. */
export function originOf(publicUrl: string, request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  if (publicUrl !== '') return new URL(publicUrl).origin
  if (!/^([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/.test(request.host)) return ''
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`
}
