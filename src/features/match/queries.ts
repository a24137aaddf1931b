// Queries of the match screens. The server's first screens use the same functions, so that nothing is fetched twice.
import type { QueryKey } from '@tanstack/react-query'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'
import type { TableView } from '../../../contract/match/table-order.ts'
import { dayMatchesBody, matchesByIdBody, scheduleBody } from '../../../rules/screen/bodies.ts'
import { type ApiQueryOptions, apiQuery } from '../../core/api/api-query.ts'
import { replayPatches } from './state/replay-patches.ts'

export const listKey = 'POST api/hot_match/all_match'
export const hotKey = 'GET api/hot_match/recommend'
export const detailKey = 'GET api/hot_match/detail'
export const standingsKey = 'GET api/hot_match/standings'

/** Matches of one sport on one day of the user's zone. */
export const dayMatchesQuery = (sport: Sport, day: string, tz: string) => apiQuery(listKey, { body: dayMatchesBody(sport, day, tz) })
/** Matches of a day and the next; of all sports without `sport`. */
export const scheduleQuery = (sport: Sport | undefined, day: string, tz: string) =>
  apiQuery(listKey, { body: scheduleBody(sport, day, tz) })
/** Matches by id, for those that the user follows. */
export const matchesByIdQuery = (ids: readonly string[]) => apiQuery(listKey, { body: matchesByIdBody(ids) })
export const hotMatchesQuery = () => apiQuery(hotKey)
export const leagueListQuery = (sport?: Sport) => apiQuery('GET api/hot_match/initial_list', { query: sport ? { sport } : {} })
/** Includes the socket's patches that arrive while the request is in flight. */
export function matchDetailQuery(id: string): ApiQueryOptions<typeof detailKey> {
  const { queryKey, queryFn } = apiQuery(detailKey, { query: { id } })
  return { queryKey, queryFn: (context) => replayPatches(id, () => queryFn(context)) }
}
/** Without `season` and `view`: the current season, including live matches. */
export const standingsQuery = (leagueId: string, { season, view }: { season?: string; view?: TableView } = {}) =>
  apiQuery(standingsKey, {
    query: { league_id: leagueId, ...(season === undefined ? {} : { season }), ...(view === undefined ? {} : { view }) },
  })
export const oddsQuery = (id: string) => apiQuery('GET api/hot_match/odds', { query: { id } })
/** Fan ratings of its players. */
export const ratingsQuery = (id: string) => apiQuery('GET api/hot_match/ratings', { query: { id } })
/** Number of supporters of each side, and the user's own side. */
export const battleQuery = ({ id, sport }: Pick<MatchRow, 'id' | 'sport'>) =>
  apiQuery('POST api/hot_match/msgGetSimple', { body: { type: sport, id } })

export const detailQueryKey = (id: string): QueryKey => matchDetailQuery(id).queryKey
export type MatchDetailData = MatchDetail
