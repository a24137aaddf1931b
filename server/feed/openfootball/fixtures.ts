// A competition as a feed says it: its league, its teams by name, and its fixtures.
import type { FeedLeague, FeedTeam, Fixture } from '../../features/match/feed-message.ts'
import type { ClubNames } from '../names/club.ts'
import { competitionHomes, competitionNames } from '../names/competition.ts'
import { type NamedTeam, namedTeam } from '../names/team.ts'
import { leagueId, matchIds, teamId } from './identity.ts'
import type { CompetitionRecord, MatchRecord } from './model.ts'
import { groupOf, isLeagueRound, roundNumber, stageOf } from './stage.ts'

/** A match of the file with the id that it has everywhere. */
export interface KnownMatch {
  id: string
  record: MatchRecord
}

export interface Imported {
  league: FeedLeague
  teams: FeedTeam[]
  fixtures: Fixture[]
  matches: KnownMatch[]
}

function tableOf({ matches }: CompetitionRecord): FeedLeague['table'] {
  if (matches.some((match) => groupOf(match) !== null)) return 'groups'
  // A league with finals behind it has its table too: a match of a stage counts for none.
  if (matches.some((match) => isLeagueRound(match.round))) return 'league'
  return matches.every((match) => roundNumber(match.round) !== null) ? 'league' : 'none'
}

/** Old files lack a round or a time; what they lack stays unsaid. */
function fixtureOf({ id, record: match }: KnownMatch, league: string, season: string, home: string, away: string): Fixture {
  const { ground } = match
  const group = groupOf(match)
  return {
    id,
    sport: 'football',
    league_id: league,
    home_team_id: home,
    away_team_id: away,
    match_time: new Date(match.kickOff).toISOString(),
    round: group ? null : roundNumber(match.round),
    stage: stageOf(match),
    group,
    venue: ground ? { zh: ground, en: ground, vi: ground } : null,
    referee: null,
    hot: true,
    first_leg: null,
    period_minutes: 45,
    season,
  }
}

/** Gives every match, team and the competition itself ids and names. `clubs` is the look-up of the tables. */
export function importCompetition(competition: CompetitionRecord, clubs: ClubNames): Imported {
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
  const names = competitionNames(competition.name, competition.season)
  const league: FeedLeague = {
    id: leagueId(competition),
    sport: 'football',
    ...names,
    hot: true,
    table: tableOf(competition),
  }
  const ids = matchIds(competition, (spelling) => nameOf(spelling, null).key)
  const matches = competition.matches.map((record) => ({ id: ids.get(record) as string, record }))
  const team = (spelling: string): string => teamId(nameOf(spelling, null).key, competition)
  const teams = new Map<string, FeedTeam>()
  for (const { key, ...rest } of named.values()) {
    const id = teamId(key, competition)
    teams.set(id, { id, sport: 'football', ...rest, league_id: league.id })
  }
  const fixtures = matches.map((match) => fixtureOf(match, league.id, competition.season, team(match.record.home), team(match.record.away)))
  return { league, teams: [...teams.values()], fixtures, matches }
}
