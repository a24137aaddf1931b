// Parses a host typed by an operator.

/** Returns its origin, or null if it is not a host or contains more than an origin. */
export function originOf(typed: string): string | null {
  const text = typed.trim()
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  return isBare && /^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/.test(url.origin) ? url.origin : null
}
