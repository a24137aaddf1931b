// Text in characters as people see them: a family of emoji is one, as is a letter with its marks. Pure.

let segmenter: Intl.Segmenter | undefined
/** Made at the first use: a browser reads tables for it, which holds up a slow phone for a tenth of a second. */
export function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Letters of which each stands alone: ASCII without controls, Chinese and its signs. */
const single = /^[\x20-\x7e\u3001\u3002\u4e00-\u9fff\uff01-\uff5e]*$/

export function countCharacters(text: string): number {
  if (single.test(text)) return text.length
  let count = 0
  for (const _ of charactersOf(text)) count += 1
  return count
}

/** The first `most` characters: an accent or a joined emoji is not cut. */
export function firstCharacters(text: string, most: number): string {
  // None is shorter than a unit.
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
