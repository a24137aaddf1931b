// A strict parser of a page's head: every tag well formed, every text escaped. @throws at the first violation

export interface Head {
  lang: string
  title: string
  /** By `name`, `property` or `itemprop`; unique, except for those that Open Graph allows to repeat. */
  metas: Map<string, string[]>
  links: { rel: string; href: string; hreflang: string; type: string; title: string }[]
  /** The schema.org objects. */
  nodes: Record<string, unknown>[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
/** Decodes the entities of a text. */
export function unescaped(text: string): string {
  if (/[<>]/.test(text)) throw new Error(`markup in a text: ${text.slice(0, 120)}`)
  return text.replace(/&([^;\s]{0,8};?)/g, (whole, name: string) => {
    const sign = name.endsWith(';') ? entities[name.slice(0, -1)] : undefined
    if (sign === undefined) throw new Error(`no entity: ${whole}`)
    return sign
  })
}

const attribute = /([a-z][a-z-]*)(?:="([^"<]*)")?(?:\s+|$)/y
/** Parses the attributes of a tag; each must be unique. */
export function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  const source = text.trim()
  attribute.lastIndex = 0
  while (attribute.lastIndex < source.length) {
    const at = attribute.lastIndex
    const match = attribute.exec(source)
    if (!match) throw new Error(`no attribute: ${source.slice(at, at + 80)}`)
    const [, name = '', value = ''] = match
    if (found.has(name)) throw new Error(`said twice: ${name}`)
    found.set(name, unescaped(value))
  }
  return found
}

const repeated = new Set(['og:locale:alternate', 'theme-color'])
const token = /\s+|<!--.*?-->|<title>([^<]*)<\/title>|<(meta|link)\s([^>]*?)\s*\/?>|<script\s([^>]*)>([\s\S]*?)<\/script>/y

export function readHead(html: string): Head {
  const [, lang = '', inner = ''] = /^<!doctype html>\s*<html lang="([a-z]{2})"[^>]*>\s*<head>([\s\S]*?)<\/head>/.exec(html) ?? []
  if (inner === '') throw new Error('no head')
  const head: Head = { lang, title: '', metas: new Map(), links: [], nodes: [] }
  token.lastIndex = 0
  while (token.lastIndex < inner.length) {
    const at = token.lastIndex
    const match = token.exec(inner)
    if (!match) throw new Error(`no tag of a head: ${inner.slice(at, at + 200)}`)
    const [, title, name, attributes = '', ofScript, content = ''] = match
    if (title !== undefined) {
      if (head.title !== '') throw new Error('two titles')
      head.title = unescaped(title)
    } else if (name === 'meta') addMeta(head, attributesOf(attributes))
    else if (name === 'link') addLink(head, attributesOf(attributes))
    else if (ofScript !== undefined && attributesOf(ofScript).get('type') === 'application/ld+json') {
      // Within a data block only these characters could end it, or start a comment or a script.
      if (/[<>&\u2028\u2029]/.test(content)) throw new Error(`unsafe JSON: ${content.slice(0, 200)}`)
      head.nodes.push(JSON.parse(content) as Record<string, unknown>)
    }
  }
  return head
}

function addMeta({ metas }: Head, attributes: Map<string, string>): void {
  if (attributes.has('charset')) return
  const name = attributes.get('name') ?? attributes.get('property') ?? attributes.get('itemprop')
  const content = attributes.get('content')
  if (name === undefined || content === undefined) throw new Error(`a meta without name or content: ${[...attributes]}`)
  // Keeps WeChat's `name` and `description` apart from the others.
  const key = attributes.has('itemprop') ? `itemprop:${name}` : name
  const known = metas.get(key) ?? []
  if (known.length > 0 && !repeated.has(key)) throw new Error(`said twice: ${key}`)
  metas.set(key, [...known, content])
}

function addLink({ links }: Head, attributes: Map<string, string>): void {
  const [rel, href] = [attributes.get('rel'), attributes.get('href')]
  if (!rel || !href) throw new Error(`a link without rel or href: ${[...attributes]}`)
  const of = (name: string): string => attributes.get(name) ?? ''
  links.push({ rel, href, hreflang: of('hreflang'), type: of('type'), title: of('title') })
}

/** Checks a complete head. @throws if something is missing or contradictory */
export function checkHead(head: Head, origin: string, lang: string): void {
  const one = (name: string): string => {
    const [value = '', ...more] = head.metas.get(name) ?? []
    if (value === '' || more.length > 0) throw new Error(`${name} is ${value === '' ? 'missing' : 'said twice'}`)
    return value
  }
  const same = (what: string, actual: unknown, wanted: unknown): void => {
    if (actual !== wanted) throw new Error(`${what} is ${String(actual)} and not ${String(wanted)}`)
  }
  const address = (text: string): URL => {
    const url = new URL(text)
    same(`the origin of ${text}`, url.origin, origin)
    return url
  }
  same('the language', head.lang, lang)
  if (head.title === '' || /[\n\r\t]/.test(head.title)) throw new Error(`no title: ${head.title}`)
  const canonical = head.links.filter(({ rel }) => rel === 'canonical')
  same('the number of canonical addresses', canonical.length, 1)
  const own = address(canonical[0]?.href ?? '')
  same('the language of the canonical address', own.searchParams.get('lang'), lang)
  for (const ofOneLink of ['shareCode', 'spoiler']) same(ofOneLink, own.searchParams.get(ofOneLink), null)
  // Alternates with a type are feeds and calendars, not pages.
  const alternates = head.links.filter(({ rel, type }) => rel === 'alternate' && type === '')
  for (const { href, title } of head.links.filter(({ rel, type }) => rel === 'alternate' && type !== '')) {
    same(`the language of ${href}`, address(href).searchParams.get('lang'), lang)
    if (title === '') throw new Error(`${href} has no title`)
  }
  same('the alternates', alternates.map(({ hreflang }) => hreflang).join(), 'zh,en,vi,x-default')
  for (const { hreflang, href } of alternates) {
    const asked = hreflang === 'x-default' ? null : hreflang
    same(`the language of ${href}`, address(href).searchParams.get('lang'), asked)
    same(`the path of ${href}`, address(href).pathname, own.pathname)
  }
  same('the card', one('twitter:card'), 'summary_large_image')
  same('og:locale', one('og:locale'), { zh: 'zh_CN', en: 'en_US', vi: 'vi_VN' }[lang])
  same('other locales', head.metas.get('og:locale:alternate')?.length, 2)
  same('og:url', address(one('og:url')).pathname, own.pathname)
  if (!['website', 'article', 'profile', 'video.other'].includes(one('og:type'))) throw new Error(`og:type is ${one('og:type')}`)
  one('og:site_name')
  one('og:image:alt')
  for (const name of ['twitter:title', 'twitter:image:alt', 'itemprop:name']) same(name, one(name), one('og:title'))
  for (const name of ['twitter:description', 'itemprop:description', 'description']) same(name, one(name), one('og:description'))
  for (const name of ['twitter:image', 'itemprop:image']) same(name, one(name), one('og:image'))
  if (!/^\/og\/[a-z-]+\/[^/]+\.jpg$/.test(address(one('og:image')).pathname)) throw new Error(`og:image is ${one('og:image')}`)
  same('the picture', [one('og:image:type'), one('og:image:width'), one('og:image:height')].join(' '), 'image/jpeg 1200 630')
  if ([...one('og:title')].length > 95 || [...one('og:description')].length > 205) throw new Error('too long')
}
