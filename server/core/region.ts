// The region of whoever asks: as the proxy before this server says it, where one does; else as his languages say it.
import type { IncomingHttpHeaders } from 'node:http'
import { regionOfHeader } from '../../rules/member/region.ts'
import type { Config } from '../config.ts'

/** Two letters; empty: nobody knows. What a proxy calls unknown (XX, T1) is that too. */
export function regionOfRequest({ regionHeader }: Pick<Config, 'regionHeader'>, headers: IncomingHttpHeaders): string {
  const said = regionHeader === '' ? undefined : headers[regionHeader]
  if (typeof said === 'string') return /^[A-Za-z]{2}$/.test(said) && said.toUpperCase() !== 'XX' ? said.toUpperCase() : ''
  return regionOfHeader(headers['accept-language'] ?? '')
}
