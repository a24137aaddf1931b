// What the news screens read.
import { homeNewsQuery } from '../../../rules/match/first-screen.ts'
import { apiQuery } from '../../core/api/api-query.ts'

export const newsKey = 'GET api/Portal_post/getList2'
export const newsPageSize = 20

export interface NewsFilter {
  sport?: string
  topic?: string
}
/** One page of the list, newest first. */
export const newsListQuery = ({ sport, topic }: NewsFilter, page: number) =>
  apiQuery(newsKey, {
    query: { ...(sport ? { sport } : {}), ...(topic ? { topic } : {}), page: String(page), limit: String(newsPageSize) },
  })
export const articleQuery = (id: string) => apiQuery(newsKey, { query: { id } })
export const homeNews = () => apiQuery(newsKey, { query: homeNewsQuery })
/** Other articles of the same league. */
export const leagueNewsQuery = (leagueId: string) => apiQuery(newsKey, { query: { league_id: leagueId, limit: '6' } })
