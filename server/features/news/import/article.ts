// Converts an article from a file or a feed: validated field by field, with a stable id.
import { createHash } from 'node:crypto'
import { type Sport, sports } from '../../../../contract/match/match-row.ts'
import { type NewsArticle, type NewsBlock, type NewsTopic, newsTopics } from '../../../../contract/news.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { cleanText } from '../../../core/text/clean-text.ts'
import { longestBlock, shorten, textBlocks } from './blocks.ts'
import { blocksIn, firstLineIn, lineIn, type Markup, pictureBlocksIn, type SourceText } from './markup.ts'
import { publishedAt } from './published.ts'
import { firstSentence } from './title.ts'

/** An article as in its source, unvalidated. */
export interface RawArticle {
  /** The source's id for it; its URL if it has no other. */
  id: string
  title: SourceText
  summary: SourceText
  /** Candidate texts, best first; in the local format a text may also be a list of blocks. */
  texts: SourceText[]
  author?: unknown
  /** Candidate publication dates, best first. */
  published: unknown[]
  /** Language of the feed as a BCP 47 tag, for its dates; empty if unknown. */
  lang: string
  categories: string[]
  sport?: unknown
  topic?: unknown
  cover?: unknown
  league_id?: unknown
  team_ids?: unknown
  match_id?: unknown
}

/** An unusable article; the message names the field and the reason. */
export class ArticleError extends Error {}

const longestTitle = 160
const longestSummary = 240
const longestAuthor = 60
const langs = ['zh', 'en', 'vi'] as const

/** A text in one language is used for all three; a missing one is taken from the others, Chinese first. */
export function nameOf(value: unknown, field: string, read: (text: string) => string): Name {
  if (typeof value === 'string') {
    const text = read(value)
    return { zh: text, en: text, vi: text }
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new ArticleError(`${field} is not a text`)
  const fields = value as Record<string, unknown>
  const given = langs.map((lang) => fields[lang]).filter((text) => typeof text === 'string')
  if (given.length === 0) throw new ArticleError(`${field} has no text in zh, en or vi`)
  const of = (lang: (typeof langs)[number]): string =>
    read(typeof fields[lang] === 'string' ? (fields[lang] as string) : (given[0] as string))
  return { zh: of('zh'), en: of('en'), vi: of('vi') }
}

/** Null if no language has any words; a language without words gets another's text. */
function filledName(value: unknown, field: string, read: (text: string) => string): Name | null {
  if (!value) return null
  const { zh, en, vi } = nameOf(value, field, read)
  const filled = zh || en || vi
  return filled ? { zh: zh || filled, en: en || filled, vi: vi || filled } : null
}
const writtenName = ({ value, markup }: SourceText, field: string, most: number): Name | null =>
  filledName(value, field, (text) => lineIn(text, markup, most))

const kinds = new Set(['p', 'h', 'quote'])

/** Converts to blocks without pictures, since only those of this host may be shown. */
function blocksOf(body: unknown, markup: Markup): NewsBlock[] {
  if (typeof body === 'string') return blocksIn(body, markup)
  if (!Array.isArray(body)) throw new ArticleError('body is neither a text nor a list')
  return body.flatMap((block: unknown, index): NewsBlock[] => {
    if (typeof block === 'string') return textBlocks(block)
    const { type = 'p', text } = (block ?? {}) as { type?: unknown; text?: unknown }
    if (type === 'img') return []
    if (!kinds.has(String(type))) throw new ArticleError(`body[${index}].type is not p, h or quote`)
    const values = nameOf(text, `body[${index}].text`, (part) => cleanText(part, longestBlock))
    return Object.values(values).some(Boolean) ? [{ type: type as NewsBlock['type'], text: values }] : []
  })
}

interface Body {
  blocks: NewsBlock[]
  /** Opening line, if it can serve as a title. */
  opening: string | Name | null
}

/** The first of these texts with words. */
function bodyOf(texts: readonly SourceText[]): Body {
  for (const { value, markup } of texts) {
    const blocks = value === undefined || value === null ? [] : blocksOf(value, markup)
    const [first] = blocks
    if (first) return { blocks, opening: (typeof value === 'string' && firstLineIn(value, markup)) || first.text }
  }
  return { blocks: [], opening: null }
}

const sportPatterns: [RegExp, Sport][] = [
  [/basketball|nba|篮球|bóng rổ/i, 'basketball'],
  [/tennis|网球|quần vợt/i, 'tennis'],
  [/badminton|羽毛球|cầu lông/i, 'badminton'],
  [/e-?sports?|电竞|thể thao điện tử/i, 'esports'],
]
const topicPatterns: [RegExp, NewsTopic][] = [
  [/transfer|转会|chuyển nhượng/i, 'transfer'],
  [/injur|伤|chấn thương/i, 'injury'],
  [/preview|前瞻|trước trận/i, 'preview'],
  [/report|recap|战报|tường thuật/i, 'report'],
  [/opinion|column|评论|专栏|bình luận/i, 'opinion'],
  [/youth|academy|青训|trẻ/i, 'youth'],
  [/fixture|schedule|赛程|lịch/i, 'fixtures'],
]
/** Local cover pictures for articles without one on this host. */
const covers: Record<Sport, readonly string[]> = {
  football: ['stadium-dusk', 'stadium-morning', 'boots-grass', 'corner-rain', 'net-tides', 'board-football'],
  basketball: ['hoop-quay', 'rim-lights', 'board-basketball', 'tip-off'],
  tennis: ['tennis-clay', 'tennis-racket', 'tennis-serve'],
  badminton: ['badminton-doubles', 'badminton-shuttle', 'badminton-smash'],
  esports: ['esports-arena', 'esports-desk', 'esports-stage'],
}

const matching = <Value>(values: [RegExp, Value][], texts: string[]): Value | undefined =>
  values.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1]

const idOrNull = (value: unknown, field: string): string | null => {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' && /^[A-Za-z0-9_:.-]{1,64}$/.test(value)) return value
  throw new ArticleError(`${field} is not an id`)
}

function coverOf(value: unknown, sport: Sport, hash: string): string {
  if (typeof value === 'string' && /^\/(?!\/)[\w./-]{1,120}$/.test(value) && !value.includes('..')) return value
  const pool = covers[sport]
  return `/news/${pool[Number.parseInt(hash.slice(0, 8), 16) % pool.length]}.webp`
}

interface ArticleTexts {
  title: Name
  summary: Name
  body: NewsBlock[]
}

/**
 * Title, summary and text, each derived from the others if missing: a title from the opening of the text, a text from the summary, from the
 * pictures' descriptions, or from the title alone, as in most news flashes. Nothing links to the source.
 */
function textsOf(raw: RawArticle): ArticleTexts {
  const { blocks, opening } = bodyOf(raw.texts)
  const summary = writtenName(raw.summary, 'summary', longestSummary)
  const body = blocks.length > 0 || summary ? blocks : pictureBlocksIn(raw.texts)
  const title =
    writtenName(raw.title, 'title', longestTitle) ??
    filledName(opening ?? summary ?? body[0]?.text, 'title', (line) => firstSentence(line, longestTitle))
  if (!title) throw new ArticleError('title and text are missing')
  const first = body.find(({ type }) => type === 'p')?.text ?? title
  const short = summary ?? nameOf(first, 'summary', (line) => shorten(line, longestSummary))
  return { title, summary: short, body: body.length > 0 ? body : [{ type: 'p', text: short }] }
}

export interface ImportedArticle {
  article: NewsArticle
  /** Which part of an accepted article was unreadable; null if none. */
  doubt: string | null
}

/** `source` separates the articles of two sources; `now` is product time. Throws ArticleError with the invalid field. */
export function articleOf(raw: RawArticle, source: string, now: number): ImportedArticle {
  const values = textsOf(raw)
  const hash = createHash('sha256').update(`${source}\n${raw.id}`).digest('hex')
  const sport = sports.find((known) => known === raw.sport) ?? matching(sportPatterns, raw.categories) ?? 'football'
  const topic = newsTopics.find((known) => known === raw.topic) ?? matching(topicPatterns, raw.categories) ?? 'flash'
  const teams = Array.isArray(raw.team_ids) ? raw.team_ids.map((id) => idOrNull(id, 'team_ids')).filter((id) => id !== null) : []
  const { at, unreadable } = publishedAt(raw.published, raw.lang, now)
  const article: NewsArticle = {
    id: `imp-${hash.slice(0, 20)}`,
    sport,
    topic,
    title: values.title,
    summary: values.summary,
    cover: coverOf(raw.cover, sport, hash),
    author: nameOf(raw.author || source, 'author', (text) => lineIn(text, 'undeclared-title', longestAuthor)),
    published_at: new Date(at).toISOString(),
    league_id: idOrNull(raw.league_id, 'league_id'),
    team_ids: teams,
    match_id: idOrNull(raw.match_id, 'match_id'),
    comments: 0,
    body: values.body,
  }
  return { article, doubt: unreadable === null ? null : `published_at is not a time: ${unreadable}; when it was first seen counts` }
}
