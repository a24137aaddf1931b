// The text of an article from elsewhere as plain blocks: nothing of its markup reaches a page.
import { type Handler, Parser } from 'htmlparser2'
import type { NewsBlock } from '../../../../contract/news.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { cleanText } from '../../../core/clean-text.ts'

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
/** They stand beside each other in the block of their row. */
const cells = new Set(['td', 'th'])
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

/** What an HTML text says, and what its pictures show by their alternative texts. */
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
      // Also where there is no more room: the rest would be parsed for nothing.
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
  // Browsers read <iframe /> as an open tag and lose what follows it; writers of feeds, many of them in XML, mean a closed one.
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

/** Headings, paragraphs and quotations of an HTML text, in time that grows with its length. */
export const htmlBlocks = (html: string): NewsBlock[] => readHtml(html).blocks

/** Alternative texts of the pictures of an HTML text. */
export const pictureTexts = (html: string): string[] => readHtml(html).pictures

/** At most `most` characters; what is longer ends in an ellipsis. */
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
