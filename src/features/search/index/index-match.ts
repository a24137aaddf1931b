// A match in the index: teams, league and start, but no score.
import type { SearchEntry } from '../../../../contract/search.ts'
import { entryAt, type SearchIndex } from '../../../../rules/search/search-index.ts'
import { matchSortTime } from '../../../../rules/search/search-order.ts'

export interface IndexMatch {
  id: string
  /** ISO 8601. */
  match_time: string
  /** Only the date is known. */
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

/** Milliseconds after the start in which a match may still be live. */
const runs = 150 * 60_000

/** Possibly live first, then upcoming, then finished, each by distance from now; dates are in the zone `tz`. */
export function inReadingOrder(matches: readonly IndexMatch[], now: number, tz: string): IndexMatch[] {
  const placed = matches.map((match) => {
    const aheadBy = (isBack: boolean): number => matchSortTime(Date.parse(match.match_time), match.time_tbc, tz, isBack) - now
    const ahead = aheadBy(false)
    const group = ahead > 0 ? 1 : !match.time_tbc && ahead > -runs ? 0 : 2
    return { match, group, distance: Math.abs(group === 2 ? aheadBy(true) : ahead) }
  })
  return placed.sort((a, b) => a.group - b.group || a.distance - b.distance).map(({ match }) => match)
}
