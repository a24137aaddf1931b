// Whether a state-changing request comes from our own page or a program, on purpose. R-WIRE-6.
import type { IncomingHttpHeaders } from 'node:http'

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))
const absentOr = (value: string, ...allowed: string[]): boolean => value === '' || allowed.includes(value)

/** Fetch Metadata identifies links, images, forms, prefetches and other sites' scripts; programs send none. */
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
 * A state-changing GET requires the `token` header, which no link, image or form can send. One for guests, who have no token and change
 * no account's data, requires our own page.
 */
export function mayChange(method: string, headers: IncomingHttpHeaders, isForGuests = false): boolean {
  return isOwnRequest(headers) && (method !== 'GET' || isForGuests || first(headers.token) !== '')
}
