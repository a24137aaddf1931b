// Searches teams and leagues by any part of a name, in any script, in the local search index.
import { useEffect, useMemo } from 'react'
import type { TeamRef } from '../../../../contract/match/data.ts'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import type { SearchEntry } from '../../../../contract/search.ts'
import { entryAt } from '../../../../rules/search/search-index.ts'
import { searchText } from '../../../../rules/text/text-fold.ts'
import { useStore } from '../../../ui/use-store.ts'
import { findLocal } from '../../search/index/find-local.ts'
import { loadIndex, localIndex } from '../../search/index/local-index.ts'

export type OfferedLeague = Pick<LeagueEntry, 'id' | 'name' | 'short' | 'mark' | 'color'>

export interface FoundByName {
  teams: readonly TeamRef[]
  leagues: readonly OfferedLeague[]
  state: 'searching' | 'there' | 'offline' | 'failed'
  retry(): void
}

/** Maximum results of each kind. */
const most = 12

const teamOf = ({ id, name, short, mark }: SearchEntry): TeamRef => ({ id, name, short, crest: mark })
function leagueOf({ id, name, short, mark }: SearchEntry): OfferedLeague {
  const [sign = '', color = ''] = mark.split(',')
  return { id, name, short, mark: sign, color }
}

/** Returns null for an empty input. */
export function useFound(typed: string): FoundByName | null {
  // Removes the apostrophes of an IME composition, so that pinyin matches while the user types.
  const wanted = searchText(typed.replaceAll("'", ''))
  const isAsked = wanted !== ''
  const { index, state } = useStore(localIndex)
  useEffect(() => {
    if (isAsked) void loadIndex()
  }, [isAsked])
  const found = useMemo(() => (index && isAsked ? findLocal(index, wanted, most) : null), [index, wanted, isAsked])
  if (!isAsked) return null
  const retry = (): void => void loadIndex()
  if (!index || !found) return { teams: [], leagues: [], state: state === 'offline' || state === 'failed' ? state : 'searching', retry }
  const entriesOf = (kind: string): SearchEntry[] => {
    const source = index.names.get(kind)
    return source ? (found.names.get(kind)?.places ?? []).map((place) => entryAt(source, place)) : []
  }
  return { teams: entriesOf('team').map(teamOf), leagues: entriesOf('league').map(leagueOf), state: 'there', retry }
}
