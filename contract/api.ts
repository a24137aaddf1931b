// The whole API, one entry an endpoint, keyed by method and path as the specification has them.
import { configEndpoints } from './config.ts'
import type { BodyOf, DataOf, QueryOf } from './endpoint.ts'
import { matchEndpoints } from './match.ts'
import { newsEndpoints } from './news.ts'
import { pushEndpoints } from './push.ts'
import { searchEndpoints } from './search.ts'

export const api = { ...configEndpoints, ...matchEndpoints, ...newsEndpoints, ...pushEndpoints, ...searchEndpoints }
export type Api = typeof api
export type ApiKey = keyof Api
export type ApiData<K extends ApiKey> = DataOf<Api[K]>
export type ApiQuery<K extends ApiKey> = QueryOf<Api[K]>
export type ApiBody<K extends ApiKey> = BodyOf<Api[K]>
