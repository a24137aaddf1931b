// What the match screens read. The first screens use the same functions on the server, so that nothing is asked twice.
import type { QueryKey } from '@tanstack/react-query'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'
import type { TableView } from '../../../contract/match/table-order.ts'
import { dayMatchesBody, matchesByIdBody, scheduleBody } from '../../../rules/screen/bodies.ts'
import { type ApiQueryOptions, apiQuery } from '../../core/api/api-query.ts'
import { withToldMeanwhile } from './state/told-meanwhile.ts'

export const listKey = 'POST api/hot_match/all_match'
export const hotKey = 'GET api/hot_match/recommend'
export const detailKey = 'GET api/hot_match/detail'
export const standingsKey = 'GET api/hot_match/standings'

/** Matches of one sport on one day of the reader's zone. */
export const dayMatchesQuery = (sport: Sport, day: string, tz: string) => apiQuery(listKey, { body: dayMatchesBody(sport, day, tz) })
/** Matches of a day and the one after it; without a sport, of all. */
export const scheduleQuery = (sport: Sport | undefined, day: string, tz: string) =>
  apiQuery(listKey, { body: scheduleBody(sport, day, tz) })
/** Matches by id: what the reader follows. */
export const matchesByIdQuery = (ids: readonly string[]) => apiQuery(listKey, { body: matchesByIdBody(ids) })
export const hotMatchesQuery = () => apiQuery(hotKey)
export const leagueListQuery = (sport?: Sport) => apiQuery('GET api/hot_match/initial_list', { query: sport ? { sport } : {} })
/** With what the socket tells of it while it is on its way. */
export function matchDetailQuery(id: string): ApiQueryOptions<typeof detailKey> {
  const { queryKey, queryFn } = apiQuery(detailKey, { query: { id } })
  return { queryKey, queryFn: (context) => withToldMeanwhile(id, () => queryFn(context)) }
}
/** Without a part: the current season with what is being played. */
export const standingsQuery = (leagueId: string, { season, view }: { season?: string; view?: TableView } = {}) =>
  apiQuery(standingsKey, {
    query: { league_id: leagueId, ...(season === undefined ? {} : { season }), ...(view === undefined ? {} : { view }) },
  })
export const oddsQuery = (id: string) => apiQuery('GET api/hot_match/odds', { query: { id } })
/** What fans gave its players. */
export const ratingsQuery = (id: string) => apiQuery('GET api/hot_match/ratings', { query: { id } })
/** How many support each side of a match, and whom the reader does. */
export const battleQuery = ({ id, sport }: Pick<MatchRow, 'id' | 'sport'>) =>
  apiQuery('POST api/hot_match/msgGetSimple', { body: { type: sport, id } })

export const detailQueryKey = (id: string): QueryKey => matchDetailQuery(id).queryKey
export type MatchDetailData = MatchDetail
