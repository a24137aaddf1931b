// Whether a request that changes something was made on purpose by our own page or by a program. R-WIRE-6.
import type { IncomingHttpHeaders } from 'node:http'

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))
const absentOr = (value: string, ...allowed: string[]): boolean => value === '' || allowed.includes(value)

/** Links, images, forms, prefetches and other sites' scripts are told by their Fetch Metadata; programs send none. */
function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  return (
    absentOr(first(headers['sec-fetch-site']), 'same-origin') &&
    absentOr(first(headers['sec-fetch-mode']), 'cors', 'same-origin') &&
    absentOr(first(headers['sec-fetch-dest']), 'empty') &&
    !first(headers['sec-purpose']).includes('prefetch') &&
    !first(headers.purpose).includes('prefetch')
  )
}

/**
 * A GET that changes something answers only to the `token` header, which no link, image or form can send; one for guests,
 * who have none and whose changes are nobody's, to our own page.
 */
export function mayChange(method: string, headers: IncomingHttpHeaders, isForGuests = false): boolean {
  return isOwnRequest(headers) && (method !== 'GET' || isForGuests || first(headers.token) !== '')
}
