// The five cookies that the first HTML may depend on. No other cookie is ever read, least of all `token` (R-WIRE-3).

const readable = ['lang', 'theme', 'tz', 'hide', 'guided']

/** Returns the values of lang, theme, tz, hide and guided in a Cookie header. */
export function screenCookies(header: string | undefined): Record<string, string> {
  const found: Record<string, string> = {}
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && readable.includes(name) && !(name in found)) found[name] = decoded(part.slice(at + 1).trim())
  }
  return found
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Malformed, so not written by this app: ignored.
    return ''
  }
}
