// Chooses the language of a page: that of its URL, else the device's choice, else the browser's preference.

import type { SiteIdentity } from '../../contract/config/site.ts'
import type { Lang } from '../../contract/limits/limits.ts'

export interface LangAsked {
  /** Path and search as requested. */
  url: string
  cookies: Record<string, string>
  acceptLanguage: string
}

const offered = (value: string | null | undefined, { langs }: Pick<SiteIdentity, 'langs'>): Lang | null =>
  langs.find((lang) => lang === value) ?? null

/** The language in the URL's `lang`, as in canonical URLs; null if there is none that the site offers. */
export function langOfAddress(url: string, site: Pick<SiteIdentity, 'langs'>): Lang | null {
  // Few URLs name one.
  if (!url.includes('lang=')) return null
  const [asked, ...more] = new URL(url, 'http://localhost').searchParams.getAll('lang')
  return more.length > 0 ? null : offered(asked, site)
}

export function pageLang({ url, cookies, acceptLanguage }: LangAsked, site: Pick<SiteIdentity, 'langs'>): Lang {
  const accepted = acceptLanguage.split(',').map((part) => offered(part.trim().slice(0, 2).toLowerCase(), site))
  return langOfAddress(url, site) ?? offered(cookies.lang, site) ?? accepted.find((lang) => lang !== null) ?? site.langs[0] ?? 'zh'
}
