// Search params of a match page: id, sport, tab. Unknown values are dropped.
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'
import { readId } from '../../core/read-address.ts'
import { matchSearch } from './match-link.ts'

export const detailTabs = ['overview', 'text', 'lineups', 'stats', 'table', 'info', 'talk', 'odds'] as const
export type DetailTab = (typeof detailTabs)[number]

export interface DetailSearch {
  id?: string
  type?: Sport
  tab?: Exclude<DetailTab, 'overview'>
}

const sports: readonly Sport[] = ['football', 'basketball', 'tennis', 'badminton', 'esports']

export function readDetailSearch(search: Record<string, unknown>): DetailSearch {
  const tab = detailTabs.find((known): known is Exclude<DetailTab, 'overview'> => known === search.tab && known !== 'overview')
  return { id: readId(search.id), type: sports.find((sport) => sport === search.type), tab }
}

/** Returns the search with the match's own sport if `search` omits it or has another; null if it is right. */
export function ownSearch(search: Record<string, unknown>, { id, sport }: Pick<MatchRow, 'id' | 'sport'>): DetailSearch | null {
  const read = readDetailSearch(search)
  if (read.id !== id || (search.type ?? 'football') === sport) return null
  return { ...read, type: matchSearch({ id, sport }).type }
}
