// A page of what an index of one kind has for a text.
import type { SearchEntry } from '../../../contract/search.ts'
import { find } from '../../../rules/search/search-find.ts'
import { entryAt, type SearchIndex } from '../../../rules/search/search-index.ts'

export interface FoundEntries {
  list: SearchEntry[]
  total: number
  /** Nothing is spelled so; these are spelled nearly so. */
  near: boolean
}
export interface Page {
  from: number
  size: number
}

/** The calls of one kind alone have no pages. */
const whole: Page = { from: 0, size: 50 }

const none: FoundEntries = { list: [], total: 0, near: false }

/** `near`: what is spelled nearly so counts, where nothing is spelled so. */
export function lookFor(index: SearchIndex, kind: string, text: string, near: boolean, { from, size }: Page = whole): FoundEntries {
  const source = index.names.get(kind)
  if (!source) return none
  // Matches alone are ranked by the time.
  const found = find({ ...index, names: new Map([[kind, source]]) }, text, { now: 0, most: from + size, nearly: near })
  const { places, total } = found.names.get(kind) ?? { places: [], total: 0 }
  return { list: places.slice(from).map((place) => entryAt(source, place)), total, near: found.near && total > 0 }
}
