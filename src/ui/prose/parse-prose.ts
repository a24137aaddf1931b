// Parses plain text with a few marks: `# ` headings, `- ` and `1. ` lists, `**bold**`, `[words](address)`. All else is text. Pure.

/** `at`: start offset in the line or the text; unique, for use as a key. */
export interface ProsePart {
  at: number
  text: string
  bold?: true
  /** A path of this site, or a URL with https, http, mailto or tel. */
  href?: string
}
export interface ProseLine {
  at: number
  parts: readonly ProsePart[]
}
export type ProseBlock = ProseLine &
  (
    | { type: 'heading'; level: 2 | 3 }
    | { type: 'paragraph' }
    /** `start`: number of the first item; null for an unordered list. */
    | { type: 'list'; start: number | null; items: readonly ProseLine[] }
  )

const isAddress = (text: string): boolean => /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(text)
const mark = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g

/** Splits a line, or the lines of a paragraph, into parts. */
function partsOf(text: string): ProsePart[] {
  const parts: ProsePart[] = []
  let end = 0
  const addPlain = (until: number): void => {
    if (until > end) parts.push({ at: end, text: text.slice(end, until) })
  }
  for (const found of text.matchAll(mark)) {
    const [whole, bold, plain = '', href = ''] = found
    const at = found.index
    if (bold === undefined && !isAddress(href)) continue
    addPlain(at)
    parts.push(bold === undefined ? { at, text: plain, href } : { at, text: bold, bold: true })
    end = at + whole.length
  }
  addPlain(text.length)
  return parts
}

const headingLine = /^(#{1,3})\s+(\S.*)$/
const itemLine = /^(?:[-*•]|(\d{1,3})[.)])\s+(\S.*)$/

/** Returns the blocks in order. A line without a blank line before it continues the paragraph, and keeps its break. */
export function parseProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = []
  let paragraph: { at: number; lines: string[] } | null = null
  let list: { at: number; start: number | null; items: ProseLine[] } | null = null
  function end(): void {
    if (paragraph) blocks.push({ type: 'paragraph', at: paragraph.at, parts: partsOf(paragraph.lines.join('\n')) })
    if (list) blocks.push({ type: 'list', at: list.at, start: list.start, parts: [], items: list.items })
    paragraph = null
    list = null
  }
  let at = 0
  for (const line of text.split('\n')) {
    const plain = line.trim()
    const [, marks, title] = headingLine.exec(plain) ?? []
    const [item, number, content] = itemLine.exec(plain) ?? []
    if (plain === '') end()
    else if (marks !== undefined && title !== undefined) {
      end()
      blocks.push({ type: 'heading', level: marks.length === 3 ? 3 : 2, at, parts: partsOf(title) })
    } else if (item !== undefined && content !== undefined) {
      const start = number === undefined ? null : Number(number)
      if (!list || (list.start === null) !== (start === null)) {
        end()
        list = { at, start, items: [] }
      }
      list.items.push({ at, parts: partsOf(content) })
    } else {
      if (!paragraph) {
        end()
        paragraph = { at, lines: [] }
      }
      paragraph.lines.push(plain)
    }
    at += line.length + 1
  }
  end()
  return blocks
}
