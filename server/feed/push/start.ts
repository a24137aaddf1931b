// Maps the start of a match, and the match itself, to a fixture.
import type { FeedMessageOf } from '../../../contract/feed/document.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import { cleanText } from '../../core/text/clean-text.ts'
import type { Fixture } from '../../features/match/feed-message.ts'
import { leagueId, matchId, teamId } from './ids.ts'
import { nameOf, personName, seasonOf } from './names.ts'

/** Noon for a day without a time, so that it falls on that day for most users. */
export function startOf(start: string): { time: string; isDay: boolean } {
  const isDay = !start.includes('T')
  return { time: isDay ? `${start}T12:00:00.000Z` : start, isDay }
}

/** Default minutes of a regular period; sets and maps have none. */
const usualMinutes: Record<Sport, number> = { football: 45, basketball: 10, tennis: 0, badminton: 0, esports: 0 }

export function fixtureOf(message: FeedMessageOf<'fixture'>): Fixture {
  const { sport, season, stage, venue, referee } = message
  const { time, isDay } = startOf(message.start)
  return {
    id: matchId(message.match),
    sport,
    league_id: leagueId(message.league),
    home_team_id: teamId(message.home),
    away_team_id: teamId(message.away),
    match_time: time,
    ...(isDay ? { time_tbc: true } : {}),
    round: message.round ?? null,
    ...(season === undefined ? {} : { season: seasonOf(season) }),
    stage: stage === undefined ? null : nameOf(stage),
    group: message.group === undefined ? null : cleanText(message.group, 20),
    venue: venue ? nameOf(venue.name) : null,
    referee: referee ? personName(referee) : null,
    hot: message.featured ?? false,
    first_leg: message.first_leg ?? null,
    period_minutes: message.period_minutes ?? usualMinutes[sport],
  }
}
