// A page of one kind's results for a text.
import type { SearchEntry } from '../../../contract/search.ts'
import { find } from '../../../rules/search/search-find.ts'
import { entryAt, type SearchIndex } from '../../../rules/search/search-index.ts'

export interface FoundEntries {
  list: SearchEntry[]
  total: number
  /** Nothing matches exactly; these are near matches. */
  near: boolean
}
export interface Page {
  from: number
  size: number
}

/** Routes of a single kind are not paginated. */
const whole: Page = { from: 0, size: 50 }

const none: FoundEntries = { list: [], total: 0, near: false }

/** `near`: allows near matches if nothing matches exactly. */
export function findEntries(index: SearchIndex, kind: string, text: string, near: boolean, { from, size }: Page = whole): FoundEntries {
  const source = index.names.get(kind)
  if (!source) return none
  // Only matches are ranked by time.
  const found = find({ ...index, names: new Map([[kind, source]]) }, text, { now: 0, most: from + size, nearly: near })
  const { places, total } = found.names.get(kind) ?? { places: [], total: 0 }
  return { list: places.slice(from).map((place) => entryAt(source, place)), total, near: found.near && total > 0 }
}
