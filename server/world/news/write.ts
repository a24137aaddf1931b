// Writes an article from its seed: fills slots, splits lines into blocks. Returns null if a slot has no value.
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import type { NewsArticle, NewsBlock } from '../../../contract/news.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { type ArticleSeed, authors } from './article-seed.ts'

/** Returns the value of a slot; undefined if there is none. */
export type Fill = (slot: string) => Name | undefined

const slotPattern = /\{([a-z0-9:.-]+)\}/g

/** The slots used in a text. */
export const slotsOf = (text: string): string[] => [...text.matchAll(slotPattern)].map((match) => match[1] as string)

/** Capitalizes a sentence that begins with a slot, such as `a regular`. */
const capital = (text: string): string =>
  text.replace(/^((?:## |> “|> ")?)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())

function filled(text: string, lang: Lang, fill: Fill): string | null {
  let whole = true
  const result = text.replace(slotPattern, (_, slot: string) => {
    const name = fill(slot)
    if (!name) whole = false
    return name?.[lang] ?? ''
  })
  return whole ? capital(result) : null
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const kindOf = (line: string): NewsBlock['type'] => (line.startsWith('## ') ? 'h' : line.startsWith('> ') ? 'quote' : 'p')
const bare = (line: string): string => line.replace(/^(?:## |> )/, '')

export interface Bound {
  id: string
  fill: Fill
  cover: string
  publishedAt: number
  leagueId: string | null
  teamIds: string[]
  matchId: string | null
}

/** All three texts have the same blocks, line by line: a test of the seeds checks it. */
export function writeArticle(seed: ArticleSeed, bound: Bound): NewsArticle | null {
  const lines: Partial<Record<Lang, string[]>> = {}
  for (const lang of langs) {
    const text = linesOf(seed[lang]).map((line) => filled(line, lang, bound.fill))
    if (text.includes(null)) return null
    lines[lang] = text as string[]
  }
  const line = (index: number): Name => ({
    zh: bare(lines.zh?.[index] ?? ''),
    en: bare(lines.en?.[index] ?? ''),
    vi: bare(lines.vi?.[index] ?? ''),
  })
  const body = (lines.zh ?? []).slice(2).map((text, index): NewsBlock => ({ type: kindOf(text), text: line(index + 2) }))
  return {
    id: bound.id,
    sport: seed.sport,
    topic: seed.topic,
    title: line(0),
    summary: line(1),
    cover: `/news/${bound.cover}.webp`,
    author: authors[seed.by],
    published_at: new Date(bound.publishedAt).toISOString(),
    league_id: bound.leagueId,
    team_ids: bound.teamIds,
    match_id: bound.matchId,
    comments: 0,
    body,
  }
}
