// Source texts by their markup: plain, HTML, or guessed from the content if the format does not specify it.
import { Parser } from 'htmlparser2'
import type { NewsBlock } from '../../../../contract/news.ts'
import { cleanText } from '../../../core/text/clean-text.ts'
import { htmlBlocks, longestBlock, pictureTexts, plainLine, shorten, textBlocks } from './blocks.ts'

/**
 * RSS does not mark HTML. A description is HTML (`undeclared`) if it contains an HTML tag; a title is text (`undeclared-title`) unless a tag is
 * closed in it. Both contain character references either way.
 */
export type Markup = 'text' | 'html' | 'undeclared' | 'undeclared-title'

export interface SourceText {
  /** A string; in the local format also an object by language, or blocks. Unvalidated. */
  value: unknown
  markup: Markup
}

export const undeclared = (value: unknown): SourceText => ({ value, markup: 'undeclared' })
export const undeclaredTitle = (value: unknown): SourceText => ({ value, markup: 'undeclared-title' })

/** A closed tag, or a void one. "x<y and more" has none, nor has "the <b> tag". */
const closedTag = /<\/[a-z][a-z\d]*\s*>|<[a-z][a-z\d]*(?:\s[^<>]*)?\/>|<(?:br|hr|img|p)(?:\s[^<>]*)?>/i
const elements = [
  'a|abbr|b|big|blockquote|center|cite|code|dd|div|dl|dt|em|figure|font|h[1-6]|head|i|iframe|li|noscript|object|ol|pre|q|s|script|section',
  'small|span|strong|style|sub|sup|svg|t[dhr]|table|template|title|u|ul|video',
]
const anyTag = new RegExp(`<(?:${elements.join('|')})(?:\\s[^<>]*)?>`, 'i')
/** An ampersand that starts no complete reference. */
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi

function isHtml(text: string, markup: Markup): boolean {
  if (markup === 'html' || markup === 'text') return markup === 'html'
  return closedTag.test(text) || (markup === 'undeclared' && anyTag.test(text))
}

/** Decodes plain text: feeds write an apostrophe as `&#8217;` even outside HTML. */
function plainOf(text: string, markup: Markup): string {
  if (markup === 'text' || !text.includes('&')) return text
  let plain = ''
  const parser = new Parser({
    ontext(part) {
      plain += part
    },
  })
  parser.end(text.replace(bareAmpersand, '&amp;').replaceAll('<', '&lt;'))
  return plain
}

export const blocksIn = (text: string, markup: Markup): NewsBlock[] =>
  isHtml(text, markup) ? htmlBlocks(text) : textBlocks(plainOf(text, markup))

/** The whole text in one line of at most `most` characters. */
export const lineIn = (text: string, markup: Markup, most: number): string =>
  isHtml(text, markup) ? plainLine(text, most) : shorten(cleanText(plainOf(text, markup), longestBlock), most)

/** The first line of a plain text; empty for HTML, whose lines are its blocks. */
export function firstLineIn(text: string, markup: Markup): string {
  if (isHtml(text, markup)) return ''
  const [line = ''] = plainOf(text, markup)
    .trim()
    .split(/[\r\n]/, 1)
  return cleanText(line, longestBlock)
}

/** A paragraph for each described picture of these texts. */
export function pictureBlocksIn(texts: readonly SourceText[]): NewsBlock[] {
  const pictures = texts.flatMap(({ value, markup }) => (typeof value === 'string' && isHtml(value, markup) ? pictureTexts(value) : []))
  return textBlocks(pictures.join('\n\n'))
}
