// Where the manifest of a language lies; the page links the one of its own language.
import type { Lang } from '../../contract/limits/limits.ts'

export const manifestPath = (lang: Lang): string => (lang === 'zh' ? '/manifest.webmanifest' : `/manifest.${lang}.webmanifest`)

/** Links the manifest of the language: an installation from here on speaks it. */
export function linkManifest(lang: Lang): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link) link.href = manifestPath(lang)
}
