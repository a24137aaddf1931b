// Search parameters of the search page: query and kind. Invalid ones are dropped.
import type { SearchKind } from '../../../contract/search.ts'
import { cutText } from '../../../rules/text/cut-text.ts'

export const resultKinds = [
  'matches',
  'live',
  'streamers',
  'teams',
  'leagues',
  'players',
  'news',
  'videos',
  'circles',
  'posts',
  'experts',
] as const satisfies readonly SearchKind[]
export const searchTabs = ['all', ...resultKinds] as const
export type SearchTab = (typeof searchTabs)[number]

export interface SearchAddress {
  name?: string
  tab?: SearchTab
}

/** Maximum length read from shared text; the page truncates it further, like typed text. */
const mostLooked = 200

/** The router may parse a name as a number. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? cutText(String(value), mostLooked).trim() : ''

/** A shared item may have only a title, or a title with a URL as its text. Kept small: every page loads the address parsers. */
export function readSearchAddress({ name, title, tab }: Record<string, unknown>): SearchAddress {
  const text = textOf(name).replace(/^https?:\S+$/, '') || textOf(title)
  const known = searchTabs.find((one) => one === tab)
  return { ...(text ? { name: text } : {}), ...(known && known !== 'all' ? { tab: known } : {}) }
}
