// The region of a request: from the proxy's header if configured, else from the accepted languages.
import type { IncomingHttpHeaders } from 'node:http'
import { regionOfHeader } from '../../rules/member/region.ts'
import type { Config } from '../config.ts'

/** Two letters; empty if unknown, as are a proxy's XX and T1. */
export function regionOfRequest({ regionHeader }: Pick<Config, 'regionHeader'>, headers: IncomingHttpHeaders): string {
  const header = regionHeader === '' ? undefined : headers[regionHeader]
  if (typeof header === 'string') return /^[A-Za-z]{2}$/.test(header) && header.toUpperCase() !== 'XX' ? header.toUpperCase() : ''
  return regionOfHeader(headers['accept-language'] ?? '')
}
