// The address of the search page: what is searched for, and of which kind. What is not understood is left out.
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

/** Of a shared text that much is looked at; the page cuts it as typed ones are. */
const mostLooked = 200

/** A name may look like a number in the address. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? cutText(String(value), mostLooked).trim() : ''

/** What an app shares may be a title beside nothing, or beside an address alone. Small on purpose: every page loads what reads addresses. */
export function readSearchAddress({ name, title, tab }: Record<string, unknown>): SearchAddress {
  const text = textOf(name).replace(/^https?:\S+$/, '') || textOf(title)
  const known = searchTabs.find((one) => one === tab)
  return { ...(text ? { name: text } : {}), ...(known && known !== 'all' ? { tab: known } : {}) }
}
