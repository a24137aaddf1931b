// The tags of a page's head: for search engines, for link previews (Open Graph, Twitter, WeChat), and schema.org.
import type { Lang } from '../../../contract/limits/limits.ts'
import { firstCharacters } from '../../../rules/text/characters.ts'
import { feedLinks } from '../feed/feed-address.ts'
import { pictureForm } from '../picture/card.ts'
import { escaped, jsonText, oneLine } from './escape.ts'
import { inLanguage } from './json-ld.ts'
import { siteTitle } from './list-messages.ts'
import { lists, pathOf } from './page.ts'
import type { JsonLdNode, PageMeta, Teller } from './page-meta.ts'
import { pictureAddress } from './picture-address.ts'

const locales: Record<Lang, string> = { zh: 'zh_CN', en: 'en_US', vi: 'vi_VN' }
/** Maximum characters shown of a title and of a description. */
const longest = { title: 90, description: 200 }

/** The parts of a page that the head replaces; the rest is unchanged. */
export interface PageHead {
  status: 200 | 404 | 410
  /** Null to keep the page's title. */
  title: string | null
  description: string | null
  tags: string
}

const meta = (attribute: 'name' | 'property' | 'itemprop', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escaped(content)}" />`
const link = (rel: string, address: string, lang = ''): string =>
  `<link rel="${rel}"${lang && ` hreflang="${lang}"`} href="${escaped(address)}" />`

/** Feeds and calendars of the subject, in the language of the page. */
function feeds({ subject, title }: PageMeta, { lang, site, origin }: Teller, hasNews: boolean): string[] {
  return feedLinks(subject, { title, siteName: site.name[lang], lang, hasNews }).map(({ type, title: of, path }) => {
    const href = escaped(inLanguage(`${origin}${path}`, lang))
    return `<link rel="alternate" type="${type}" title="${escaped(of)}" href="${href}" />`
  })
}

/** For pages that search engines must not index: personal and missing ones. */
export const unlisted = meta('name', 'robots', 'noindex')

function breadcrumbs(trail: PageMeta['trail'], { lang, site, origin }: Teller): JsonLdNode[] {
  if (trail.length === 0) return []
  const all: PageMeta['trail'] = [[site.name[lang], lists.main], ...trail]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: all.map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: oneLine(name),
        item: inLanguage(`${origin}${path}`, lang),
      })),
    },
  ]
}

interface HeadOptions {
  /** Version of the image. */
  version: string
  isListed: boolean
  /** Whether news are enabled by the operator. */
  hasNews: boolean
}

/** Without an origin all tags that need a URL are omitted: a crawler could not follow it. */
export function headOf(pageMeta: PageMeta, teller: Teller, { version, isListed, hasNews }: HeadOptions): PageHead {
  const { lang, site, origin, hides } = teller
  const siteName = site.name[lang]
  const plain = firstCharacters(oneLine(pageMeta.title), longest.title)
  const title = plain ? `${plain} - ${siteName}` : siteTitle(siteName, lang)
  const description = firstCharacters(oneLine(pageMeta.description), longest.description)
  const head = { status: 200 as const, title, description }
  const index = isListed ? [] : [unlisted]
  if (origin === '') return { ...head, tags: index.join('\n    ') }

  const page = `${origin}${pathOf(pageMeta.subject)}`
  const canonical = inLanguage(page, lang)
  const image = `${origin}${pictureAddress(pageMeta.subject, { lang, hides, version })}`
  const shared = plain || siteTitle(siteName, lang)
  const nodes = [...pageMeta.nodes.map((node) => withPicture(node, image)), ...breadcrumbs(pageMeta.trail, teller)]
  const tags = [
    ...index,
    link('canonical', canonical),
    ...site.langs.map((other) => link('alternate', inLanguage(page, other), other)),
    link('alternate', page, 'x-default'),
    ...feeds(pageMeta, teller, hasNews),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', pageMeta.type),
    meta('property', 'og:title', shared),
    meta('property', 'og:description', description),
    // Services that show previews refetch from this URL.
    meta('property', 'og:url', hides ? `${canonical}&spoiler=off` : canonical),
    meta('property', 'og:locale', locales[lang]),
    ...site.langs.filter((other) => other !== lang).map((other) => meta('property', 'og:locale:alternate', locales[other])),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', pictureForm.type),
    meta('property', 'og:image:width', String(pictureForm.width)),
    meta('property', 'og:image:height', String(pictureForm.height)),
    meta('property', 'og:image:alt', shared),
    ...(pageMeta.type === 'article' && pageMeta.published ? [meta('property', 'article:published_time', pageMeta.published)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', shared),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', shared),
    meta('itemprop', 'name', shared),
    meta('itemprop', 'description', description),
    meta('itemprop', 'image', image),
    ...nodes.map((node) => `<script type="application/ld+json">${jsonText({ '@context': 'https://schema.org', ...node })}</script>`),
  ]
  return { ...head, tags: tags.join('\n    ') }
}

/** Each schema.org thing of a page gets its image; a video without a thumbnail needs one to be indexed. */
const withPicture = (node: JsonLdNode, image: string): JsonLdNode => ({
  image,
  ...(node['@type'] === 'VideoObject' && { thumbnailUrl: image }),
  ...node,
})

/** Applies the head to the page: replaces title and description, and appends the rest to the head. */
export function dressHead(html: string, { title, description, tags }: PageHead): string {
  let dressed = html
  if (title !== null) dressed = dressed.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
  if (description !== null)
    dressed = dressed.replace(/<meta name="description" content="[^"]*"\s*\/?>/, () => meta('name', 'description', description))
  return tags === '' ? dressed : dressed.replace('</head>', () => `  ${tags}\n  </head>`)
}
