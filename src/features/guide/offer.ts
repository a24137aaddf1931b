// Which leagues and teams the guide offers, and in which order: those at home where the reader's language is spoken first. Pure.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { TeamRef } from '../../../contract/match/data.ts'
import type { LeagueEntry } from '../../../contract/match/match.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { leagueHome } from '../../../rules/match/league-home.ts'
import { nameOf } from '../../../rules/text/name.ts'
import { dataPath } from '../league/data-link.ts'

/** Leagues in the row of chips, and of how many of them the first teams are. */
const mostLeagues = 12
export const mixedLeagues = 4
/** Teams before a league is chosen: four rows of three. */
const mostMixed = 12

const rankOf = (league: LeagueEntry, lang: Lang): number => Number(league.hot) * 2 + Number(leagueHome(league.name) === lang) * 3

/**
 * Leagues whose teams are known (of football and basketball): hot ones at home in this language, other ones at home, hot ones, the rest;
 * among equals football first, then those with more matches today.
 */
export const rankLeagues = (leagues: readonly LeagueEntry[], lang: Lang): LeagueEntry[] =>
  leagues
    .filter(({ sport }) => dataPath(sport) !== null)
    .sort(
      (left, right) =>
        rankOf(right, lang) - rankOf(left, lang) ||
        Number(right.sport === 'football') - Number(left.sport === 'football') ||
        right.today - left.today,
    )
    .slice(0, mostLeagues)

/** Teams of matches in their order, each once. */
export const teamsOfRows = (rows: readonly Pick<MatchRow, 'home_team_id' | 'away_team_id'>[]): string[] => [
  ...new Set(rows.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id])),
]

/** Those who play now or soon in front, the others as they were. */
function withFirst(teams: readonly TeamRef[], first: readonly string[]): TeamRef[] {
  const playing = first.flatMap((id) => teams.find((team) => team.id === id) ?? [])
  return [...playing, ...teams.filter(({ id }) => !first.includes(id))]
}

/** One of each list in turn. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, place) => place).flatMap((place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  )

export interface OfferedFrom {
  /** Teams of each league that is asked for, in the order of the leagues. */
  lists: readonly (readonly TeamRef[])[]
  /** Leagues were chosen: all of their teams, league after league, so that another league moves none. Else a few of each. */
  chosen: boolean
  /** Ids of teams that play now or soon. */
  first: readonly string[]
}

/** The teams of the tiles, each once: a cup has those of leagues. */
export function offeredTeams({ lists, chosen, first }: OfferedFrom): TeamRef[] {
  const sorted = lists.map((list) => withFirst(list, first))
  const all = chosen ? sorted.flat() : inTurn(sorted)
  const unique = all.filter(({ id }, place) => all.findIndex((team) => team.id === id) === place)
  return chosen ? unique : unique.slice(0, mostMixed)
}

/** Ids of the teams whose short name another one of them has too: a town has a club in more than one sport. */
export function namesakesOf(teams: readonly TeamRef[], lang: Lang): ReadonlySet<string> {
  const shown = teams.map(({ short, name }) => nameOf(short, lang) || nameOf(name, lang))
  return new Set(teams.flatMap(({ id }, place) => (shown.some((name, at) => at !== place && name === shown[place]) ? [id] : [])))
}
