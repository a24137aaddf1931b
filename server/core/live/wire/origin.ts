// Whether a page may open the live socket: browsers do not stop other sites from connecting. R-ACCESS-10.
import type { IncomingHttpHeaders } from 'node:http'

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

/**
 * A page must come from the requested host or from one of the operator's addresses (PUBLIC_URL, MOBILE_URL). A program sends no Origin
 * and none of the other headers that only browsers send. The scheme is not compared: behind a proxy the server sees http for https.
 */
export function originAllowed(headers: IncomingHttpHeaders, addresses: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined && headers['sec-fetch-mode'] === undefined && headers.cookie === undefined
  if (!/^https?:\/\/[^/@?#\s]+$/i.test(origin) || !URL.canParse(origin)) return false
  if (addresses.some((address) => URL.canParse(address) && new URL(address).origin === new URL(origin).origin)) return true
  const asked = hostOf(`${new URL(origin).protocol}//${host ?? ''}`)
  return asked !== '' && asked === hostOf(origin)
}
