// The address of a match: id, sport, tab. What is not understood is left out.
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

/** The search that names the sport which the match has, where `search` leaves it out or names another; null where it is right. */
export function ownSearch(search: Record<string, unknown>, { id, sport }: Pick<MatchRow, 'id' | 'sport'>): DetailSearch | null {
  const read = readDetailSearch(search)
  if (read.id !== id || (search.type ?? 'football') === sport) return null
  return { ...read, type: matchSearch({ id, sport }).type }
}
