// Text in user-perceived characters (grapheme clusters): a family emoji is one, and so is a letter with its marks. Pure.

let segmenter: Intl.Segmenter | undefined
/** Created on first use: a browser loads tables for it, which blocks a slow phone for a tenth of a second. */
export function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Characters that never combine: ASCII without controls, Chinese and its punctuation. */
const single = /^[\x20-\x7e\u3001\u3002\u4e00-\u9fff\uff01-\uff5e]*$/

export function countCharacters(text: string): number {
  if (single.test(text)) return text.length
  let count = 0
  for (const _ of charactersOf(text)) count += 1
  return count
}

/** The first `most` characters: never splits an accent or a joined emoji. */
export function firstCharacters(text: string, most: number): string {
  // Every character has at least one unit.
  if (text.length <= most) return text
  let end = 0
  let seen = 0
  for (const { segment, index } of charactersOf(text)) {
    if (seen === most) break
    seen += 1
    end = index + segment.length
  }
  return text.slice(0, end)
}
