// Creates matches of the world, and their fixtures for the feed.
import type { Name } from '../../../contract/wire/name.ts'
import type { Fixture } from '../../features/match/feed-message.ts'
import { iso } from './days.ts'
import type { SimLeague, SimMatch, SimTeam } from './model.ts'
import { teamPerson } from './people/person.ts'
import { randomOf } from './random.ts'

interface Plan {
  id: string
  season: string
  round?: number
  stage?: Name
  group?: string
  home: SimTeam
  away: SimTeam
  venue: Name
  at: number
  known: number
  periodMinutes?: number
  bestOf?: 3 | 5
  decides?: boolean
  firstLeg?: [number, number]
}

/** Combined strength of both sides from which a match of a well-known league is hot. */
const hotStrength = 0.62

export function matchOf(league: SimLeague, plan: Plan): SimMatch {
  const { id, season, home, away, venue, at, known } = plan
  return {
    id,
    sport: league.feed.sport,
    league,
    season,
    round: plan.round ?? null,
    stage: plan.stage ?? null,
    group: plan.group ?? null,
    home,
    away,
    venue,
    announced: at,
    start: at,
    notices: [],
    abandoned: null,
    known,
    periodMinutes: plan.periodMinutes ?? 0,
    bestOf: plan.bestOf ?? 3,
    decides: plan.decides ?? false,
    firstLeg: plan.firstLeg ?? null,
    hot: league.feed.hot && home.strength + away.strength > hotStrength,
  }
}

/** The fixture as announced; a moved start is reported separately. */
export function fixtureOf(match: SimMatch): Fixture {
  return {
    id: match.id,
    sport: match.sport,
    league_id: match.league.feed.id,
    home_team_id: match.home.id,
    away_team_id: match.away.id,
    match_time: iso(match.announced),
    round: match.round,
    season: match.season,
    stage: match.stage,
    group: match.group,
    venue: match.venue,
    referee: match.sport === 'football' ? teamPerson(match.home.culture, 'men', randomOf(match.id, 'referee')).name : null,
    hot: match.hot,
    first_leg: match.firstLeg,
    period_minutes: match.periodMinutes,
  }
}
