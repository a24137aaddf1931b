// Embed code of a widget that shows a match or a team. Pure.
import type { Lang } from '../../../../contract/limits/limits.ts'
import { type WidgetKind, widgetSizes } from '../../../../rules/site/widget-size.ts'

export interface Embed {
  kind: WidgetKind
  id: string
  /** Null: the language of the page's reader. */
  lang: Lang | null
  theme: 'system' | 'light' | 'dark'
  /** Whether results are shown. */
  scores: boolean
}

/** `origin`: `https://host` of this site. */
export function embedAddress(origin: string, { kind, id, lang, theme, scores }: Embed): string {
  const url = new URL(`/widget/${kind}`, origin)
  url.searchParams.set('id', id)
  if (lang !== null) url.searchParams.set('lang', lang)
  if (theme !== 'system') url.searchParams.set('theme', theme)
  if (!scores) url.searchParams.set('spoiler', 'off')
  return url.href
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const attribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** `title`: accessible name of the frame. */
export function embedCode(origin: string, title: string, embed: Embed): string {
  const { width, height } = widgetSizes[embed.kind]
  const address = attribute(embedAddress(origin, embed))
  return `<iframe src="${address}" title="${attribute(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`
}
