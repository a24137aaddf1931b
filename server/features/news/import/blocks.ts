// The text of an article from elsewhere as plain blocks: nothing of its markup reaches a page.
import { Parser } from 'htmlparser2'
import type { NewsBlock } from '../../../../contract/news.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { cleanText } from '../../../core/clean-text.ts'

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const breaks = new Set([
  ...headings,
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'br',
  'tr',
  'table',
  'section',
  'article',
  'figure',
  'figcaption',
  'blockquote',
  'pre',
  'hr',
])
const silent = new Set(['script', 'style', 'noscript', 'iframe', 'object', 'svg', 'template', 'title', 'head'])

/** Characters of one block and blocks of one article that are kept. */
export const longestBlock = 4_000
const mostBlocks = 400
/** Elements inside each other, beyond which nothing more is read: the parser looks through the open ones at every tag. */
const deepest = 200
/** The rest of a text is left out. */
class Cut extends Error {}

const same = (text: string): Name => ({ zh: text, en: text, vi: text })
const clean = (text: string): string => cleanText(text, longestBlock)

/** Paragraphs of plain text: an empty line divides them. */
export const textBlocks = (text: string): NewsBlock[] =>
  text
    .split(/\n\s*\n/)
    .map(clean)
    .filter(Boolean)
    .slice(0, mostBlocks)
    .map((part) => ({ type: 'p', text: same(part) }))

/** Headings, paragraphs and quotations of an HTML text, in time that grows with its length. */
export function htmlBlocks(html: string): NewsBlock[] {
  const blocks: NewsBlock[] = []
  let text = ''
  let type: NewsBlock['type'] = 'p'
  let quoted = 0
  let hidden = 0
  let depth = 0
  const end = (): void => {
    const part = clean(text)
    if (part && blocks.length < mostBlocks) blocks.push({ type: type === 'p' && quoted > 0 ? 'quote' : type, text: same(part) })
    text = ''
    type = 'p'
  }
  const parser = new Parser({
    onopentag(name) {
      depth += 1
      // Also where there is no more room: the rest would be parsed for nothing.
      if (depth > deepest || blocks.length >= mostBlocks) throw new Cut()
      if (silent.has(name)) hidden += 1
      if (breaks.has(name)) end()
      if (name === 'blockquote') quoted += 1
      if (headings.has(name)) type = 'h'
    },
    onclosetag(name) {
      depth -= 1
      if (silent.has(name)) hidden = Math.max(0, hidden - 1)
      if (breaks.has(name)) end()
      if (name === 'blockquote') quoted = Math.max(0, quoted - 1)
    },
    ontext(part) {
      if (hidden === 0) text += part
    },
  })
  try {
    parser.write(html)
    parser.end()
  } catch (error) {
    if (!(error instanceof Cut)) throw error
  }
  end()
  return blocks
}

/** One line without markup, at most `most` characters. */
export function plainLine(html: string, most: number): string {
  const line = htmlBlocks(html)
    .map(({ text }) => text.zh)
    .join(' ')
  const characters = [...line]
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line
}
