// A strict parser of an Atom feed, RFC 4287. @throws at the first violation
import { type Element, readXml } from './read-xml.ts'

export interface AtomEntry {
  id: string
  title: string
  updated: string
  published: string
  /** URL of its page. */
  page: string
  author: string
  term: string
  summary: string
}
export interface AtomFeed extends Pick<AtomEntry, 'id' | 'title' | 'updated' | 'page'> {
  lang: string
  self: string
  entries: AtomEntry[]
}

const namespace = 'http://www.w3.org/2005/Atom'
const ofFeed = new Set(['id', 'title', 'subtitle', 'updated', 'link', 'author', 'generator', 'icon', 'logo', 'rights', 'entry'])
const ofEntry = new Set(['id', 'title', 'updated', 'published', 'link', 'author', 'category', 'summary', 'content', 'rights'])

function inside({ name, children }: Element, wanted: string, known: ReadonlySet<string>): Element[] {
  const strange = children.find((child) => !known.has(child.name))
  if (strange) throw new Error(`${name} has ${strange.name}`)
  return children.filter((child) => child.name === wanted)
}
function one(element: Element, wanted: string, known: ReadonlySet<string>): Element {
  const [only, ...more] = inside(element, wanted, known)
  if (!only || more.length > 0) throw new Error(`${element.name} has ${only ? 'several' : 'no'} ${wanted}`)
  return only
}
function textIn(element: Element, wanted: string, known: ReadonlySet<string>): string {
  const { text, children, attributes } = one(element, wanted, known)
  if (children.length > 0 || text.trim() === '' || text !== text.trim()) throw new Error(`${wanted} is no text: ${text}`)
  // Without a type it is plain text, not markup.
  if (Object.keys(attributes).some((name) => name !== 'type')) throw new Error(`${wanted} has attributes`)
  return text
}
/** RFC 3339 with an upper-case T and a zone; section 3.3. */
function dateIn(element: Element, wanted: string, known: ReadonlySet<string>): string {
  const text = textIn(element, wanted, known)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error(`${wanted} is no date: ${text}`)
  return text
}
function idIn(element: Element, known: ReadonlySet<string>): string {
  const id = textIn(element, 'id', known)
  if (!/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)) throw new Error(`no id: ${id}`)
  return id
}
/** Returns the URL of the only link of a relation. */
function linkIn(element: Element, relation: string, type: string, known: ReadonlySet<string>): string {
  const links = inside(element, 'link', known)
  for (const { attributes } of links) if (!URL.canParse(attributes.href ?? '')) throw new Error(`no address: ${attributes.href}`)
  const [only, ...more] = links.filter(({ attributes }) => (attributes.rel ?? 'alternate') === relation)
  if (!only || more.length > 0) throw new Error(`${element.name} has ${only ? 'several links' : 'no link'} ${relation}`)
  if (only.attributes.type !== type) throw new Error(`the link ${relation} is of ${only.attributes.type}`)
  return only.attributes.href ?? ''
}
function authorIn(element: Element, known: ReadonlySet<string>): string {
  return textIn(one(element, 'author', known), 'name', new Set(['name', 'uri', 'email']))
}

function entryOf(element: Element): AtomEntry {
  const { attributes } = one(element, 'category', ofEntry)
  if (!attributes.term) throw new Error('a category without a term')
  return {
    id: idIn(element, ofEntry),
    title: textIn(element, 'title', ofEntry),
    updated: dateIn(element, 'updated', ofEntry),
    published: dateIn(element, 'published', ofEntry),
    page: linkIn(element, 'alternate', 'text/html', ofEntry),
    author: authorIn(element, ofEntry),
    term: attributes.term,
    summary: inside(element, 'summary', ofEntry).length === 0 ? '' : textIn(element, 'summary', ofEntry),
  }
}

export function readAtom(source: string): AtomFeed {
  const feed = readXml(source)
  if (feed.name !== 'feed' || feed.attributes.xmlns !== namespace) throw new Error(`no feed: ${feed.name}`)
  const entries = inside(feed, 'entry', ofFeed).map(entryOf)
  const ids = entries.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) throw new Error('an entry stands twice')
  authorIn(feed, ofFeed)
  const updated = dateIn(feed, 'updated', ofFeed)
  if (entries.some((entry) => Date.parse(entry.updated) > Date.parse(updated))) throw new Error('an entry is newer than its feed')
  return {
    id: idIn(feed, ofFeed),
    title: textIn(feed, 'title', ofFeed),
    updated,
    lang: feed.attributes['xml:lang'] ?? '',
    page: linkIn(feed, 'alternate', 'text/html', ofFeed),
    self: linkIn(feed, 'self', 'application/atom+xml', ofFeed),
    entries,
  }
}
