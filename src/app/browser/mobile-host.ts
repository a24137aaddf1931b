// The operator's host for phones: redirects small screens once, with path, query and hash; never the installed app.
import { limits } from '../../../contract/limits/limits.ts'

interface Place {
  href: string
  /** CSS pixels. */
  width: number
  installed: boolean
}

/** Returns the URL to redirect to, or null to stay. */
export function mobileAddress(mobileUrl: string, { href, width, installed }: Place): string | null {
  if (mobileUrl === '' || installed || width > limits.mobileRedirectWidth) return null
  const { pathname, search, hash, origin } = new URL(href)
  const host = new URL(mobileUrl)
  return host.origin === origin ? null : `${host.origin}${pathname}${search}${hash}`
}
