// Converts an external article's text to plain blocks: none of its markup reaches a page.
import { type Handler, Parser } from 'htmlparser2'
import type { NewsBlock } from '../../../../contract/news.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { cleanText } from '../../../core/text/clean-text.ts'

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const breaks = new Set([
  ...headings,
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'hgroup',
  'hr',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'option',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'tr',
  'ul',
])
/** Cells are joined into the block of their row. */
const cells = new Set(['td', 'th'])
const silent = new Set(['script', 'style', 'noscript', 'iframe', 'object', 'svg', 'template', 'title', 'head'])

/** Maximum characters of a block, and blocks of an article. */
export const longestBlock = 4_000
const mostBlocks = 400
/** Maximum nesting depth: beyond it reading stops, since the parser scans all open elements at every tag. */
const deepest = 200
/** Aborts parsing: the rest of the text is dropped. */
class Cut extends Error {}

const same = (text: string): Name => ({ zh: text, en: text, vi: text })
const clean = (text: string): string => cleanText(text, longestBlock)

/** Paragraphs of plain text, separated by empty lines. */
export const textBlocks = (text: string): NewsBlock[] =>
  text
    .split(/\n\s*\n/)
    .map(clean)
    .filter(Boolean)
    .slice(0, mostBlocks)
    .map((part) => ({ type: 'p', text: same(part) }))

/** The text blocks of an HTML text, and the alternative texts of its pictures. */
function readHtml(html: string): { blocks: NewsBlock[]; pictures: string[] } {
  const blocks: NewsBlock[] = []
  const pictures: string[] = []
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
  const handler: Partial<Handler> = {
    onopentag(name, { alt }) {
      depth += 1
      // Also when the limit is reached: parsing the rest would be wasted.
      if (depth > deepest || blocks.length >= mostBlocks) throw new Cut()
      if (silent.has(name)) hidden += 1
      if (breaks.has(name)) end()
      if (cells.has(name)) text += ' '
      if (name === 'blockquote') quoted += 1
      if (headings.has(name)) type = 'h'
      if (name === 'img' && alt && hidden === 0 && pictures.length < mostBlocks) pictures.push(alt)
    },
    onclosetag(name) {
      depth -= 1
      if (silent.has(name)) hidden = Math.max(0, hidden - 1)
      if (breaks.has(name)) end()
      if (cells.has(name)) text += ' '
      if (name === 'blockquote') quoted = Math.max(0, quoted - 1)
    },
    ontext(part) {
      if (hidden === 0) text += part
    },
  }
  // Browsers treat <iframe /> as an open tag and lose what follows it; feed authors, many of them writing XML, mean a closed one.
  const parser = new Parser(handler, { recognizeSelfClosing: true })
  try {
    parser.write(html)
    parser.end()
  } catch (error) {
    if (!(error instanceof Cut)) throw error
  }
  end()
  return { blocks, pictures }
}

/** Headings, paragraphs and quotations of an HTML text, in linear time. */
export const htmlBlocks = (html: string): NewsBlock[] => readHtml(html).blocks

/** Alternative texts of the pictures of an HTML text. */
export const pictureTexts = (html: string): string[] => readHtml(html).pictures

/** At most `most` characters; a longer text ends in an ellipsis. */
export function shorten(line: string, most: number): string {
  const characters = [...line]
  if (characters.length <= most) return line
  const start = characters.slice(0, most - 1).join('')
  return `${start.trimEnd()}…`
}

/** One line without markup, at most `most` characters. */
export function plainLine(html: string, most: number): string {
  const lines = htmlBlocks(html).map(({ text }) => text.zh)
  return shorten(lines.join(' '), most)
}
