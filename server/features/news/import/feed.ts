// The unvalidated items of a feed in Atom, RSS or JSON Feed format.
import type { parseFeed } from 'feedsmith'
import type { RawArticle } from './article.ts'
import { type FeedItem, withIds } from './identity.ts'
import { type Markup, type SourceText, undeclared, undeclaredTitle } from './markup.ts'

type Feed = ReturnType<typeof parseFeed>
type FeedOf<Format extends Feed['format']> = Extract<Feed, { format: Format }>['feed']

interface TypedText {
  value?: string
  type?: string
}
interface Described {
  title?: TypedText
  description?: TypedText
}
/** Media RSS: video sites use it to describe a video, Mastodon to describe a picture. */
interface Media extends Described {
  groups?: (Described & { contents?: Described[] })[]
  contents?: Described[]
}

/** By the media type of RFC 4287 (3.1.1 and 4.1.3.1), or `missing` without one; null if the content is not text. */
function markupOf(type: string | undefined, missing: Markup): Markup | null {
  if (type === undefined) return missing
  if (/html/i.test(type)) return 'html'
  return /^text\b/i.test(type) ? 'text' : null
}
function typed(text: TypedText | undefined, missing: Markup = 'undeclared'): SourceText {
  const markup = markupOf(text?.type, missing)
  return markup === null ? { value: undefined, markup: missing } : { value: text?.value, markup }
}

const describedIn = (media: Media | undefined): Described[] =>
  media
    ? [media, ...(media.groups ?? []), ...(media.groups ?? []).flatMap(({ contents }) => contents ?? []), ...(media.contents ?? [])]
    : []
/** Media RSS types are plain and html; plain by default. */
const mediaText = ({ value, type }: TypedText): SourceText => ({ value, markup: type === 'html' ? 'html' : 'text' })
const mediaTexts = (media: Media | undefined): SourceText[] =>
  describedIn(media).flatMap(({ description }) => (description ? [mediaText(description)] : []))

/** The first title present. */
function titleOf(title: SourceText, media: Media | undefined): SourceText {
  if (title.value) return title
  const described = describedIn(media).find((part) => part.title?.value)
  return described?.title ? mediaText(described.title) : title
}

const atomItems = (feed: FeedOf<'atom'>): FeedItem[] =>
  (feed.entries ?? []).map(
    (entry): FeedItem => ({
      guid: entry.id ?? '',
      link: (entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0])?.href ?? '',
      title: titleOf(typed(entry.title, 'undeclared-title'), entry.media),
      summary: typed(entry.summary),
      texts: [typed(entry.content), typed(entry.summary), ...mediaTexts(entry.media)],
      author: entry.authors?.[0]?.name,
      published: [entry.published, entry.updated],
      lang: entry.xml?.lang ?? feed.xml?.lang ?? '',
      categories: (entry.categories ?? []).map(({ term, label }) => label ?? term ?? ''),
    }),
  )

const jsonItems = (feed: FeedOf<'json'>): FeedItem[] =>
  (feed.items ?? []).map(
    (item): FeedItem => ({
      guid: item.id ?? '',
      link: item.url ?? item.external_url ?? '',
      title: undeclaredTitle(item.title),
      summary: undeclared(item.summary),
      texts: [{ value: item.content_html, markup: 'html' }, { value: item.content_text, markup: 'text' }, undeclared(item.summary)],
      author: item.authors?.[0]?.name,
      published: [item.date_published, item.date_modified],
      lang: item.language ?? feed.language ?? '',
      categories: item.tags ?? [],
    }),
  )

const rssItems = (feed: FeedOf<'rss'>): FeedItem[] =>
  (feed.items ?? []).map(
    (item): FeedItem => ({
      guid: item.guid?.value ?? '',
      link: item.link ?? '',
      title: titleOf(undeclaredTitle(item.title ?? item.dc?.titles?.[0]), item.media),
      summary: undeclared(item.description),
      texts: [undeclared(item.content?.encoded), undeclared(item.description), ...mediaTexts(item.media)],
      author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
      published: [item.pubDate, ...(item.dc?.dates ?? [])],
      lang: feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang ?? '',
      categories: (item.categories ?? []).map(({ name }) => name ?? ''),
    }),
  )

const rdfItems = (feed: FeedOf<'rdf'>): FeedItem[] =>
  (feed.items ?? []).map(
    (item): FeedItem => ({
      guid: '',
      link: item.link ?? '',
      title: titleOf(undeclaredTitle(item.title ?? item.dc?.titles?.[0]), item.media),
      summary: undeclared(item.description),
      texts: [undeclared(item.content?.encoded), undeclared(item.description), ...mediaTexts(item.media)],
      author: item.dc?.creators?.[0],
      published: item.dc?.dates ?? [],
      lang: feed.dc?.languages?.[0] ?? feed.xml?.lang ?? '',
      categories: item.dc?.subjects ?? [],
    }),
  )

function itemsOf({ format, feed }: Feed): FeedItem[] {
  if (format === 'atom') return atomItems(feed)
  if (format === 'json') return jsonItems(feed)
  return format === 'rss' ? rssItems(feed) : rdfItems(feed)
}

/** In feed order, each with a distinct id. */
export const articlesOf = (feed: Feed): RawArticle[] => withIds(itemsOf(feed))
