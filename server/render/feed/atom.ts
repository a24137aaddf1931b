// A news feed as Atom, RFC 4287. Pure: the same articles give the same bytes, so that an unchanged feed returns 304.
import { createHash } from 'node:crypto'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { NewsCard } from '../../../contract/news.ts'
import { isSpoilerTopic } from '../../../rules/news-topic.ts'
import { firstCharacters } from '../../../rules/text/characters.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { escaped } from '../preview/escape.ts'
import { addressOf } from '../preview/json-ld.ts'
import { safeTitle, scoreHidden, topicMessages } from '../preview/spoiler-safe.ts'

/** Maximum characters of a title and of a summary. */
const longest = { title: 200, summary: 500 }

export type FeedArticle = Pick<NewsCard, 'id' | 'topic' | 'title' | 'summary' | 'author' | 'published_at' | 'match_id' | 'teams'> & {
  /** Milliseconds. */
  changedAt: number
}
export interface FeedOptions {
  /** Path that identifies the feed and never changes. */
  path: string
  /** Path and search as requested. */
  url: string
  /** Path and search of the page with the same articles. */
  page: string
  title: string
  lang: Lang
  /** `https://host` */
  origin: string
  siteName: string
  /** Shows titles that reveal results; otherwise those name only the teams. */
  scores: boolean
}

/** A UUID of version 8 (RFC 9562) derived from a name, so that an id survives a change of the site's domain. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`grandstand ${name}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** XML allows neither these two characters nor those that `escaped` removes. */
const text = (value: string): string => escaped(value.replace(/[\ufffe\uffff]/g, ''))
const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`
const link = (rel: string, type: string, href: string): string => `<link rel="${rel}" type="${type}" href="${text(href)}"/>`
const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

function entryOf(article: FeedArticle, { lang, origin, siteName, scores }: FeedOptions): string {
  const topic = topicMessages[lang][article.topic]
  const isHidden = !scores && isSpoilerTopic(article.topic)
  const own = nameOf(article.title, lang)
  const title = isHidden ? safeTitle(article.teams, { isMatch: article.match_id !== null, kind: topic }, lang) : own
  const summary = isHidden ? scoreHidden[lang] : nameOf(article.summary, lang)
  return [
    '<entry>',
    `<id>urn:uuid:${uuidOf(`news ${article.id} ${lang}`)}</id>`,
    element('title', firstCharacters(title || topic, longest.title)),
    element('published', article.published_at),
    element('updated', instant(article.changedAt)),
    link('alternate', 'text/html', addressOf({ kind: 'article', id: article.id }, { origin, lang })),
    `<author>${element('name', nameOf(article.author, lang) || siteName)}</author>`,
    `<category term="${article.topic}" label="${text(topic)}"/>`,
    ...(summary === '' ? [] : [element('summary', firstCharacters(summary, longest.summary))]),
    '</entry>',
  ].join('\n')
}

/** Time of the newest change, in milliseconds; 0 for an empty list. */
export const changedAtOf = (articles: readonly Pick<FeedArticle, 'changedAt'>[]): number =>
  Math.max(0, ...articles.map(({ changedAt }) => changedAt))

/** `articles` are newest first. */
export function atomText(articles: readonly FeedArticle[], options: FeedOptions): string {
  const { path, url, page, title, lang, origin, siteName } = options
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>urn:uuid:${uuidOf(`feed ${path} ${lang}`)}</id>`,
    element('title', title),
    element('updated', instant(changedAtOf(articles))),
    link('self', 'application/atom+xml', `${origin}${url}`),
    link('alternate', 'text/html', `${origin}${page}`),
    `<author>${element('name', siteName)}</author>`,
    '<generator>Grandstand</generator>',
    ...articles.map((article) => entryOf(article, options)),
    '</feed>',
    '',
  ].join('\n')
}
