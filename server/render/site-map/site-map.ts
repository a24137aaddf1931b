// The site map (sitemaps.org): an index of parts, each a list of pages of one kind. Parts are streamed as they are read.
import { Readable } from 'node:stream'
import type { Lang } from '../../../contract/limits/limits.ts'
import { escaped } from '../preview/escape.ts'
import { inLanguage } from '../preview/json-ld.ts'
import { pathOf, type Subject } from '../preview/page.ts'

/** URLs per part; the protocol allows ten times as many. */
export const partSize = 5_000

export interface MapPart {
  /** Without the part's number: `news`, `matches-2026-11-21`. */
  name: string
  /** Pages of this name in all its parts. */
  total: number
  /** Their newest change, in milliseconds; null if unknown. */
  changedAt: number | null
}
export interface MapPage {
  subject: Subject
  /** Milliseconds; null if unknown. */
  changedAt: number | null
}
export interface MapSource {
  parts(): Promise<MapPart[]>
  /** Pages of a name from an offset, in a stable order; null if there is no such name. */
  pages(name: string, window: { limit: number; offset: number }): Promise<MapPage[] | null>
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const lastmod = (at: number | null): string => (at === null ? '' : `<lastmod>${new Date(at).toISOString()}</lastmod>`)

export const partAddress = (name: string, number: number): string => `/sitemap/${name}-${number}.xml`
const partShape = /^\/sitemap\/([a-z][a-z0-9-]{0,40})-([1-9]\d{0,3})\.xml$/
/** The part that a URL names; null if none. */
export function partAsked(path: string): { name: string; number: number } | null {
  const [, name, number] = partShape.exec(path) ?? []
  return name === undefined ? null : { name, number: Number(number) }
}

export function indexText(parts: readonly MapPart[], origin: string): string {
  const entries = parts.flatMap(({ name, total, changedAt }) =>
    Array.from({ length: Math.ceil(total / partSize) }, (_, at) => {
      return `<sitemap><loc>${escaped(`${origin}${partAddress(name, at + 1)}`)}</loc>${lastmod(changedAt)}</sitemap>\n`
    }),
  )
  return `${head}<sitemapindex xmlns="${protocol}">\n${entries.join('')}</sitemapindex>\n`
}

/** Each page under its URL in the site's first language, with the other languages as alternates. */
function pageText({ subject, changedAt }: MapPage, origin: string, langs: readonly Lang[]): string {
  const page = `${origin}${pathOf(subject)}`
  const [first = 'zh'] = langs
  const others = langs.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(inLanguage(page, lang))}"/>`)
  return `<url><loc>${escaped(inLanguage(page, first))}</loc>${lastmod(changedAt)}${langs.length > 1 ? others.join('') : ''}</url>\n`
}

/** Pages per read. */
const readSize = 1_000

/**
 * The text of a part as a stream; null if there is no such part. A later read failure aborts the stream, so that it is not mistaken for
 * complete.
 */
export async function partStream(
  { name, number }: { name: string; number: number },
  source: Pick<MapSource, 'pages'>,
  { origin, langs }: { origin: string; langs: readonly Lang[] },
): Promise<Readable | null> {
  const start = (number - 1) * partSize
  const first = await source.pages(name, { limit: readSize, offset: start })
  if (first === null || first.length === 0) return null
  async function* written(pages: MapPage[]): AsyncGenerator<string> {
    yield `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    let read = pages
    let count = 0
    while (read.length > 0) {
      yield read.map((page) => pageText(page, origin, langs)).join('')
      count += read.length
      const limit = Math.min(readSize, partSize - count)
      read = read.length < readSize || limit <= 0 ? [] : ((await source.pages(name, { limit, offset: start + count })) ?? [])
    }
    yield '</urlset>\n'
  }
  return Readable.from(written(first))
}
