// What a search takes: ten characters as people see them, not code units.
import { limits } from '../../../contract/limits.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first `count` characters as people see them: an accent or a joined emoji is not cut. */
export function firstCharacters(text: string, count: number = limits.searchLength): string {
  let end = 0
  let seen = 0
  for (const { segment, index } of segmenter.segment(text)) {
    if (seen === count) break
    seen += 1
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** What is sent: trimmed, then cut. */
export const searchText = (typed: string): string => firstCharacters(typed.trim().replace(/\s+/g, ' ')).trim()
