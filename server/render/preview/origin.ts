// Under which address the site is reached, for what must say it whole.
import type { FastifyRequest } from 'fastify'

/** `https://host` of PUBLIC_URL, else of the request's own host; empty for a host that is none. */
export function originOf(publicUrl: string, request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  if (publicUrl !== '') return new URL(publicUrl).origin
  if (!/^([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/.test(request.host)) return ''
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`
}
