// Queries of the data pages.
import { apiQuery } from '../../../core/api/api-query.ts'

const of = (league_id: string, season: string | undefined) => ({ league_id, ...(season === undefined ? {} : { season }) })

export const leagueQuery = (league: string, season?: string) => apiQuery('GET api/Data/league', { query: of(league, season) })
export const bracketQuery = (league: string, season?: string) => apiQuery('GET api/Data/bracket', { query: of(league, season) })
export const leadersQuery = (league: string, season?: string) => apiQuery('GET api/Data/leaders', { query: of(league, season) })
/** Without a round, returns a page of fifty matches of the season. */
export const fixturesQuery = (league: string, season: string | undefined, by: { round?: number; page?: number }) =>
  apiQuery('GET api/Data/fixtures', {
    query: {
      ...of(league, season),
      ...(by.round === undefined ? {} : { round: String(by.round) }),
      ...(by.page === undefined || by.page === 1 ? {} : { page: String(by.page) }),
    },
  })
export const teamQuery = (team: string) => apiQuery('GET api/Data/team', { query: { team_id: team } })
export const playerQuery = (team: string, player: string) => apiQuery('GET api/Data/player', { query: { team_id: team, player } })
