// Maps competitions, teams and fixtures of football-data.org to local ids, in three languages.
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedLeague, FeedTeam, Fixture } from '../../features/match/feed-message.ts'
import type { ClubNames } from '../names/club.ts'
import { competitionHomes, competitionNames } from '../names/competition.ts'
import { namedTeam } from '../names/team.ts'
import { stageName } from '../openfootball/stage.ts'
import type { WireMatch, WireTeam } from './wire.ts'

export const matchId = ({ id }: { id: number | string }): string => `fd-${id}`
const leagueId = ({ competition }: WireMatch): string => `fd-league-${competition.id}`
/** SCHEDULED at midnight is a day without a time; TIMED has one. */
export const isTimeOpen = ({ status, utcDate }: WireMatch): boolean =>
  status === 'SCHEDULED' && /T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:00)$/i.test(utcDate)
/** The announced start; noon for a day without a time, so that it falls on that day for most users. */
export const startOf = (match: WireMatch): string => {
  const start = new Date(match.utcDate).toISOString()
  return isTimeOpen(match) ? `${start.slice(0, 10)}T12:00:00.000Z` : start
}
const undecided = (match: WireMatch, side: 'home' | 'away'): string => `fd-slot-${match.id}-${side}`

/** GROUP_A is A, LAST_16 is last 16. */
const plain = (text: string): string => text.toLowerCase().replaceAll('_', ' ')
const groupOf = (match: WireMatch): string | null => /^group[_ ](.+)$/i.exec(match.group ?? '')?.[1] ?? null
/** Round-robin stages: the matchday is more specific. */
const rounds = /^(?:regular_season|group_stage|league_stage)$/i

/** Whether results of these matches make a table; a cup may have one before its knock-out rounds. */
function tableOf(matches: WireMatch[]): FeedLeague['table'] {
  if (matches.some((match) => groupOf(match) !== null)) return 'groups'
  const isCup = matches[0]?.competition.type === 'CUP'
  return isCup && !matches.some(({ stage }) => /^league_stage$/i.test(stage ?? '')) ? 'none' : 'league'
}

function leagueOf(matches: WireMatch[]): FeedLeague {
  const [first] = matches as [WireMatch]
  return {
    id: leagueId(first),
    sport: 'football',
    ...competitionNames(first.competition.name, first.season?.startDate ?? '', first.area?.name ?? ''),
    hot: true,
    table: tableOf(matches),
  }
}

function teamOf(team: WireTeam, match: WireMatch, side: 'home' | 'away', clubs: ClubNames): FeedTeam {
  const homes = competitionHomes(match.competition.name, match.area?.name ?? '')
  const code = /^[A-Za-z]{3}$/.test(team.tla ?? '') ? (team.tla ?? null) : null
  const { key: _, ...named } = namedTeam(team.name || 'TBD', code, clubs, homes)
  const id = team.id ? `fd-team-${team.id}` : undecided(match, side)
  // For a name outside the tables, the provider's short form beats a derived one.
  const same = named.name.zh === named.name.en && team.shortName
  const short: Name = same ? { zh: team.shortName as string, en: team.shortName as string, vi: team.shortName as string } : named.short
  return { id, sport: 'football', ...named, short, league_id: leagueId(match) }
}

function fixtureOf(match: WireMatch, home: string, away: string): Fixture {
  const { venue } = match
  const stage = match.stage && !rounds.test(match.stage) ? stageName(plain(match.stage)) : null
  return {
    id: matchId(match),
    sport: 'football',
    league_id: leagueId(match),
    home_team_id: home,
    away_team_id: away,
    match_time: startOf(match),
    ...(isTimeOpen(match) ? { time_tbc: true } : {}),
    round: stage ? null : (match.matchday ?? null),
    ...(match.season?.startDate ? { season: match.season.startDate.slice(0, 4) } : {}),
    stage,
    group: groupOf(match),
    venue: venue ? { zh: venue, en: venue, vi: venue } : null,
    referee: null,
    hot: true,
    first_leg: null,
    period_minutes: 45,
  }
}

export interface Announced {
  leagues: FeedLeague[]
  teams: FeedTeam[]
  fixtures: Fixture[]
}

/** The leagues and teams to announce before `matches`. */
export function announced(matches: WireMatch[], clubs: ClubNames): Announced {
  const byLeague = new Map<string, WireMatch[]>()
  const teams = new Map<string, FeedTeam>()
  const fixtures: Fixture[] = []
  for (const match of matches) {
    byLeague.set(leagueId(match), [...(byLeague.get(leagueId(match)) ?? []), match])
    const home = teamOf(match.homeTeam, match, 'home', clubs)
    const away = teamOf(match.awayTeam, match, 'away', clubs)
    teams.set(home.id, home).set(away.id, away)
    fixtures.push(fixtureOf(match, home.id, away.id))
  }
  return { leagues: [...byLeague.values()].map(leagueOf), teams: [...teams.values()], fixtures }
}
