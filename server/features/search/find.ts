// Finds teams, leagues and their matches by a part of any of their names. In memory, over what the snapshot holds.
import type { MatchRow } from '../../../contract/match.ts'
import type { Name } from '../../../contract/name.ts'
import type { SearchEntry } from '../../../contract/search.ts'
import { foldText } from '../../../rules/text-fold.ts'
import type { SearchedEntry, SearchSource } from './source.ts'

export interface Found {
  teams: SearchEntry[]
  leagues: SearchEntry[]
  matches: MatchRow[]
}
export type Find = (text: string, now: number) => Found

const mostEntries = 20
const mostMatches = 50

interface Named {
  entry: SearchEntry
  /** Every spelling, folded, one a line, with and without blanks. */
  names: string
  hot: boolean
}

function named(kind: 'team' | 'league', one: { id: string; sport: string; name: Name; short: Name; code?: string }, hot: boolean): Named {
  const spellings = [...Object.values(one.name), ...Object.values(one.short), one.code ?? ''].map(foldText)
  const all = new Set([...spellings, ...spellings.map((spelling) => spelling.replaceAll(' ', ''))])
  return { entry: { kind, id: one.id, name: one.name, sport: one.sport }, names: `\n${[...all].filter(Boolean).join('\n')}\n`, hot }
}

/** 0 the whole name, 1 its beginning, 2 anywhere in it. */
function closeness(names: string, text: string): number {
  if (names.includes(`\n${text}\n`)) return 0
  return names.includes(`\n${text}`) ? 1 : 2
}

function search(all: readonly Named[], text: string): Named[] {
  const words = text.split(' ')
  return all
    .filter(({ names }) => words.every((word) => names.includes(word)))
    .sort(
      (a, b) => closeness(a.names, text) - closeness(b.names, text) || Number(b.hot) - Number(a.hot) || (a.entry.id < b.entry.id ? -1 : 1),
    )
}

export function createFind({ directory, snapshot }: SearchSource): Find {
  let teams: Named[] = []
  let leagues: Named[] = []
  let version = -1

  function index(): void {
    if (version === directory.version) return
    version = directory.version
    const isHot = (leagueId: string): boolean => directory.leagues.get(leagueId)?.hot === true
    teams = [...directory.teams.values()].map((team) => named('team', team, isHot(team.league_id)))
    leagues = [...directory.leagues.values()].map((league) => named('league', league, league.hot))
  }

  /** Live first, then what comes next, then what was played last. */
  function inOrder(entries: SearchedEntry[], now: number): SearchedEntry[] {
    const rank = ({ core }: SearchedEntry): number => (core.status === 'live' ? 0 : core.status === 'upcoming' ? 1 : 2)
    return entries.sort((a, b) => rank(a) - rank(b) || Math.abs(a.time - now) - Math.abs(b.time - now) || (a.core.id < b.core.id ? -1 : 1))
  }

  return (asked, now) => {
    const text = foldText(asked)
    if (text === '') return { teams: [], leagues: [], matches: [] }
    index()
    const [foundTeams, foundLeagues] = [search(teams, text), search(leagues, text)]
    const teamIds = new Set(foundTeams.map(({ entry }) => entry.id))
    const leagueIds = new Set(foundLeagues.map(({ entry }) => entry.id))
    const entries = snapshot
      .entries()
      .filter(({ core }) => teamIds.has(core.home_team_id) || teamIds.has(core.away_team_id) || leagueIds.has(core.league_id))
    return {
      teams: foundTeams.slice(0, mostEntries).map(({ entry }) => entry),
      leagues: foundLeagues.slice(0, mostEntries).map(({ entry }) => entry),
      matches: inOrder(entries, now)
        .slice(0, mostMatches)
        .flatMap(({ core }) => snapshot.row(core.id) ?? []),
    }
  }
}
