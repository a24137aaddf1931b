// A match as the index knows it: who plays, in what, when. Not how it stands.
import type { SearchEntry } from '../../../../contract/search.ts'
import { entryAt, type SearchIndex } from '../../../../rules/search/search-index.ts'

export interface IndexMatch {
  id: string
  /** ISO. */
  match_time: string
  /** Its day alone is known. */
  time_tbc: boolean
  league: SearchEntry
  home: SearchEntry
  away: SearchEntry
}

export function matchAt({ names, matches }: SearchIndex, place: number): IndexMatch | null {
  const [teams, leagues] = [names.get('team'), names.get('league')]
  const id = matches.id[place]
  if (!teams || !leagues || id === undefined) return null
  return {
    id,
    match_time: new Date((matches.time[place] ?? 0) * 60_000).toISOString(),
    time_tbc: matches.time_tbc?.includes(place) === true,
    league: entryAt(leagues, matches.league[place] ?? 0),
    home: entryAt(teams, matches.home[place] ?? 0),
    away: entryAt(teams, matches.away[place] ?? 0),
  }
}

/** Milliseconds after its start in which a match may still run. */
const runs = 150 * 60_000

/** What may be running, what comes, what is over, each from now on outwards. */
export function inReadingOrder(matches: readonly IndexMatch[], now: number): IndexMatch[] {
  const at = (match: IndexMatch): number => Date.parse(match.match_time) - now
  const group = (ahead: number): number => (ahead > 0 ? 1 : ahead > -runs ? 0 : 2)
  return [...matches].sort((a, b) => group(at(a)) - group(at(b)) || Math.abs(at(a)) - Math.abs(at(b)))
}
