// Reads articles from a text: a JSON list in the local format, or a feed in Atom, RSS or JSON Feed format.
import { basename } from 'node:path'
import { parseFeed } from 'feedsmith'
import type { NewsArticle } from '../../../../contract/news.ts'
import { ArticleError, articleOf, type RawArticle } from './article.ts'
import { articlesOf } from './feed.ts'
import { undeclared, undeclaredTitle } from './markup.ts'

/** A text without any articles; the message is one sentence. */
export class NewsFileError extends Error {}

export interface ReadNews {
  articles: NewsArticle[]
  /** One sentence per article that was dropped or partly unreadable. */
  problems: string[]
}

/** Maximum articles per text. */
const mostArticles = 500

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value)

function fromOurs(value: unknown): RawArticle {
  if (!isObject(value)) throw new ArticleError('is not an article')
  const { id, title, summary, body, html, author, published_at, sport, topic, cover, league_id, team_ids, match_id } = value
  return {
    id: typeof id === 'string' && id ? id : JSON.stringify(title ?? html ?? body ?? summary ?? ''),
    title: undeclaredTitle(title),
    summary: undeclared(summary),
    texts: [
      { value: html, markup: 'html' },
      { value: body, markup: 'text' },
    ],
    author,
    published: [published_at],
    lang: '',
    categories: [],
    sport,
    topic,
    cover,
    league_id,
    team_ids,
    match_id,
  }
}

function jsonList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value
    return isObject(value) && Array.isArray(value.articles) ? value.articles : null
  } catch {
    // Not JSON: XML, or an unreadable text, which the feed parser will report.
    return null
  }
}

/** A source's name in ids and as an author: its host, or its file name. Independent of how it is read. */
export function sourceNameOf(address: string): string {
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return new URL(address).hostname
  return basename(address.startsWith('file:') && URL.canParse(address) ? new URL(address).pathname : address)
}

/** `source` names the origin: part of every id, and the default author. `now` is product time. */
export function readNews(text: string, source: string, now: number): ReadNews {
  const ours = jsonList(text)
  const articles: NewsArticle[] = []
  const problems: string[] = []
  const ids = new Set<string>()
  let list: (() => RawArticle)[]
  if (ours) list = ours.map((value) => () => fromOurs(value))
  else {
    try {
      list = articlesOf(parseFeed(text)).map((raw) => () => raw)
    } catch (error) {
      throw new NewsFileError(`${source} is neither a list of articles nor a feed in Atom, RSS or JSON Feed format.`, { cause: error })
    }
  }
  list.slice(0, mostArticles).forEach((read, index) => {
    try {
      const { article, doubt } = articleOf(read(), source, now)
      // The first is the newest, by feed convention; one statement cannot write a row twice.
      if (ids.has(article.id)) throw new ArticleError('it is in the list already')
      ids.add(article.id)
      articles.push(article)
      if (doubt !== null) problems.push(`article ${index + 1}: ${doubt}`)
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error
      problems.push(`article ${index + 1} is left out: ${error.message}`)
    }
  })
  if (list.length > mostArticles) problems.push(`${list.length - mostArticles} articles beyond the first ${mostArticles} are left out`)
  return { articles, problems }
}
