// Maps a competition to feed data: its league, its teams by name, and its fixtures.
import type { FeedLeague, FeedTeam, Fixture } from '../../features/match/feed-message.ts'
import { type FileDeduction, seasonYear } from '../deductions.ts'
import type { ClubNames } from '../names/club.ts'
import { competitionHomes, competitionNames } from '../names/competition.ts'
import { foldName } from '../names/fold.ts'
import { type NamedTeam, namedTeam } from '../names/team.ts'
import { leagueId, matchIds, teamId } from './identity.ts'
import type { CompetitionRecord, MatchRecord, Problem } from './model.ts'
import { type Place, placesOf, tableKind } from './placement.ts'

/** A match of the file with its stable id. */
export interface KnownMatch {
  id: string
  record: MatchRecord
}

export interface Imported {
  league: FeedLeague
  teams: FeedTeam[]
  fixtures: Fixture[]
  matches: KnownMatch[]
  /** Deductions of the season for none of its clubs. */
  problems: Problem[]
}

/** Old files lack a round or a time; missing fields stay absent. */
function fixtureOf({ id, record: match }: KnownMatch, place: Place, league: string, season: string, teams: [string, string]): Fixture {
  const { ground } = match
  const [home, away] = teams
  return {
    id,
    sport: 'football',
    league_id: league,
    home_team_id: home,
    away_team_id: away,
    match_time: new Date(match.kickOff).toISOString(),
    ...(match.timeKnown ? {} : { time_tbc: true }),
    round: place.round,
    stage: place.stage,
    group: place.group,
    venue: ground ? { zh: ground, en: ground, vi: ground } : null,
    referee: null,
    hot: true,
    first_leg: null,
    period_minutes: 45,
    season,
  }
}

type Deductions = NonNullable<FeedLeague['deductions']>

/** Deductions of clubs of the competition, in any season. Those of its own season are checked against its teams. */
function deductionsOf(
  { name, season }: CompetitionRecord,
  taken: readonly FileDeduction[],
  idOf: (club: string) => string,
  isTeam: (id: string) => boolean,
): { deductions: Deductions; problems: Problem[] } {
  const problems: Problem[] = []
  const deductions = taken.flatMap(({ path, competition, season: of, club, points, reason }): Deductions => {
    if (competition !== null && foldName(competition) !== foldName(name)) return []
    const isOwn = seasonYear(of) === seasonYear(season)
    const team_id = idOf(club)
    if (!isOwn || isTeam(team_id)) return [{ season: isOwn ? season : of, team_id, points, reason }]
    problems.push({ path, text: `${JSON.stringify(club)} is no club of ${name} ${season}`, skipped: true })
    return []
  })
  return { deductions, problems }
}

/**
 * Assigns ids and names to every match, every team and the competition. `clubs` is the lookup of the tables, `taken` the deductions in the
 * folder of the file.
 */
export function importCompetition(competition: CompetitionRecord, clubs: ClubNames, taken: readonly FileDeduction[] = []): Imported {
  const homes = competitionHomes(competition.name)
  const named = new Map<string, NamedTeam>()
  const nameOf = (spelling: string, code: string | null): NamedTeam => {
    const known = named.get(spelling)
    if (known) return known
    const made = namedTeam(spelling, code, clubs, homes)
    named.set(spelling, made)
    return made
  }
  for (const match of competition.matches) {
    nameOf(match.home, match.homeCode)
    nameOf(match.away, match.awayCode)
  }
  const places = placesOf(competition)
  const names = competitionNames(competition.name, competition.season)
  const league: FeedLeague = {
    id: leagueId(competition),
    sport: 'football',
    ...names,
    hot: true,
    table: tableKind(places.values()),
  }
  const ids = matchIds(competition, (spelling) => nameOf(spelling, null).key)
  const matches = competition.matches.map((record) => ({ id: ids.get(record) as string, record }))
  const team = (spelling: string): string => teamId(nameOf(spelling, null).key, competition)
  const teams = new Map<string, FeedTeam>()
  for (const { key, ...rest } of named.values()) {
    const id = teamId(key, competition)
    teams.set(id, { id, sport: 'football', ...rest, league_id: league.id })
  }
  const fixtures = matches.map((match) => {
    const { home, away } = match.record
    return fixtureOf(match, places.get(match.record) as Place, league.id, competition.season, [team(home), team(away)])
  })
  const idOf = (club: string): string => teamId(namedTeam(club, null, clubs, homes).key, competition)
  const { deductions, problems } = deductionsOf(competition, taken, idOf, (id) => teams.has(id))
  if (deductions.length > 0) league.deductions = deductions
  return { league, teams: [...teams.values()], fixtures, matches, problems }
}
