// Queries of the news pages.
import type { NewsCard } from '../../../contract/news.ts'
import { homeNewsQuery, leagueNewsQuery as leagueQuery, newsPageQuery, newsSize } from '../../../rules/screen/bodies.ts'
import { apiQuery } from '../../core/api/api-query.ts'

export const newsKey = 'GET api/Portal_post/getList2'
export const newsPageSize = newsSize

export interface NewsFilter {
  sport?: string
  topic?: string
}
/** One page of the list, newest first. */
export const newsListQuery = (filter: NewsFilter, page: number) => apiQuery(newsKey, { query: newsPageQuery(filter, page) })
export const articleQuery = (id: string) => apiQuery(newsKey, { query: { id } })
export const homeNews = () => apiQuery(newsKey, { query: homeNewsQuery })
/** Other articles of the same league. */
export const leagueNewsQuery = (leagueId: string) => apiQuery(newsKey, { query: leagueQuery(leagueId) })

/** The articles of all loaded pages without duplicates: a new publication shifts the last article of a page to the next. */
export const cardsOf = (pages: readonly { list: readonly NewsCard[] }[]): NewsCard[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((card) => [card.id, card])).values(),
]
