// Path of each language's manifest; the page links the one of its language.
import type { Lang } from '../../../contract/limits/limits.ts'

export const manifestPath = (lang: Lang): string => (lang === 'zh' ? '/manifest.webmanifest' : `/manifest.${lang}.webmanifest`)

/** Links the manifest of the language, so that an installation from now on uses it. */
export function linkManifest(lang: Lang): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link) link.href = manifestPath(lang)
}
