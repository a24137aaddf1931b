// Selects and ranks the leagues and teams of the guide: those from regions of the user's language come first. Pure.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { TeamRef } from '../../../contract/match/data.ts'
import type { LeagueEntry } from '../../../contract/match/match.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { leagueHome } from '../../../rules/match/league-home.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { dataPath } from '../match/league/data-link.ts'

/** Leagues in the row of chips, and how many of them supply the initial teams. */
const mostLeagues = 12
export const mixedLeagues = 4
/** Teams shown before the user selects a league: four rows of three. */
const mostMixed = 12

const rankOf = (league: LeagueEntry, lang: Lang): number => Number(league.hot) * 2 + Number(leagueHome(league.name) === lang) * 3

/**
 * Ranks leagues with known teams (football and basketball): popular ones of this language's region, others of the region, other popular
 * ones, the rest. Ties: football first, then more matches today.
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

/** The teams of the matches in order, without duplicates. */
export const teamsOfRows = (rows: readonly Pick<MatchRow, 'home_team_id' | 'away_team_id'>[]): string[] => [
  ...new Set(rows.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id])),
]

/** Moves the teams that play now or soon to the front and keeps the order of the rest. */
function withFirst(teams: readonly TeamRef[], first: readonly string[]): TeamRef[] {
  const playing = first.flatMap((id) => teams.find((team) => team.id === id) ?? [])
  return [...playing, ...teams.filter(({ id }) => !first.includes(id))]
}

/** Interleaves the lists. */
const interleaved = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, place) => place).flatMap((place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  )

export interface OfferedFrom {
  /** The teams of each requested league, in the order of the leagues. */
  lists: readonly (readonly TeamRef[])[]
  /**
   * True if the user selected leagues: returns all their teams, league by league, so that adding a league moves none. Otherwise a few of
   * each.
   */
  chosen: boolean
  /** Ids of teams that play now or soon. */
  first: readonly string[]
}

/** The teams to show, without duplicates: a cup contains teams of the leagues. */
export function offeredTeams({ lists, chosen, first }: OfferedFrom): TeamRef[] {
  const sorted = lists.map((list) => withFirst(list, first))
  const all = chosen ? sorted.flat() : interleaved(sorted)
  const unique = all.filter(({ id }, place) => all.findIndex((team) => team.id === id) === place)
  return chosen ? unique : unique.slice(0, mostMixed)
}

/** Ids of teams that share their short name with another one: a city may have clubs in more than one sport. */
export function namesakesOf(teams: readonly TeamRef[], lang: Lang): ReadonlySet<string> {
  const shown = teams.map(({ short, name }) => nameOf(short, lang) || nameOf(name, lang))
  return new Set(teams.flatMap(({ id }, place) => (shown.some((name, at) => at !== place && name === shown[place]) ? [id] : [])))
}
