// Text made comparable: what a person types and what a name says meet here, on both sides.

/**
 * One form for all spellings of the same: full width and half width, upper and lower case, Vietnamese with and without
 * its marks, accents of other Latin names, runs of blanks. Latin marks alone are dropped: Chinese and Japanese stay whole.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Characters as people see them: a family of emoji is one, as is a letter with its marks. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
