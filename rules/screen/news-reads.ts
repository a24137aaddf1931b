// Reads of the first screens of news.
import { leagueNewsQuery, matchesByIdBody, newsPageQuery } from './bodies.ts'
import { type FirstRead, pageOf, readOf, subjectOf } from './first-read.ts'

const key = 'GET api/Portal_post/getList2'

export function newsReads(search: URLSearchParams): FirstRead[] {
  const [sport, topic] = [search.get('sport'), search.get('topic')]
  const filter = { ...(sport !== null && { sport }), ...(topic !== null && { topic }) }
  return [pageOf(key, { query: newsPageQuery(filter, 1) }, ['news-list', filter], 1)]
}

/** An article with its match and other articles of its league. */
export function articleReads(search: URLSearchParams): FirstRead[] | null {
  const id = search.get('id')
  if (id === null) return null
  return [
    subjectOf(key, { query: { id } }, ({ article }) => [
      ...(article?.match_id ? [readOf('POST api/hot_match/all_match', { body: matchesByIdBody([article.match_id]) })] : []),
      ...(article?.league_id ? [readOf(key, { query: leagueNewsQuery(article.league_id) })] : []),
    ]),
  ]
}
