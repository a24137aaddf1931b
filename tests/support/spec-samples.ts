// A good call of every endpoint that a guest may read, so that each answer can be held against the contract.
import type { ApiBody, ApiKey, ApiQuery } from '../../contract/api.ts'

type Sample<K extends ApiKey> = (undefined extends ApiQuery<K> ? { query?: undefined } : { query: ApiQuery<K> }) &
  (undefined extends ApiBody<K> ? { body?: undefined } : { body: ApiBody<K> })

/** Ids of things that the world of the test has. */
export interface SampleIds {
  match: string
  league: string
}

/** Endpoints that change something or need an account have no sample: their own tests call them. */
export function samplesOf({ match, league }: SampleIds): { [K in ApiKey]?: Sample<K>[] } {
  return {
    'GET api/Config/getConfig': [{}],
    'GET api/universal/getHot': [{}],
    'POST api/hot_match/all_match': [
      { body: {} },
      { body: { day: '2026-03-07', days: 3, tz: 'Asia/Ho_Chi_Minh', status: 'upcoming' } },
      { body: { ids: [match] } },
    ],
    'POST api/hot_match/msgGetSimple': [{ body: { type: 'football', id: match } }],
    'GET api/hot_match/recommend': [{}],
    'GET api/hot_match/initial_list': [{ query: {} }, { query: { sport: 'football' } }],
    'GET api/hot_match/detail': [{ query: { id: match } }],
    'GET api/hot_match/standings': [{ query: { league_id: league } }],
    'GET api/hot_match/days': [{ query: {} }, { query: { from: '0', tz: 'UTC' } }],
    'GET api/hot_match/odds': [{ query: { id: match } }],
    'GET api/Search/index': [{ query: { name: 'team' } }],
    'GET api/Search/anchor': [{ query: { name: 'team' } }],
    'GET api/Search/live': [{ query: { name: 'team' } }],
    'GET api/Search/match': [{ query: { name: 'league' } }],
    'GET api/Portal_post/getList2': [{ query: {} }, { query: { limit: '3' } }],
  }
}
