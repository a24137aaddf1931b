// A read that the first screen of a rendered route needs, and what its answer leads to.
import type { ApiData, ApiKey } from '../../contract/api.ts'
import type { Lang } from '../../contract/limits/limits.ts'

export interface FirstRead {
  key: ApiKey
  params: { query?: Record<string, string>; body?: unknown }
  /** Where it is refused there is nothing to draw: the app says so by itself. */
  isSubject?: true
  /** What is read in its place where it is refused. */
  instead?: FirstRead[]
  /** It is the first page of a list: the key of the list and what its first page is asked by. */
  pages?: { key: readonly unknown[]; param: unknown }
  /** What is read besides, by what it answered. */
  next?(data: unknown): FirstRead[]
}

type Params = FirstRead['params']
type Next<K extends ApiKey> = (data: ApiData<K>) => FirstRead[]

export const readOf = <K extends ApiKey>(key: K, params: Params = {}, next?: Next<K>): FirstRead => ({
  key,
  params,
  ...(next && { next }),
})

/** The read of what the page is about. */
export const subjectOf = <K extends ApiKey>(key: K, params: Params, next?: Next<K>): FirstRead => ({
  ...readOf(key, params, next),
  isSubject: true,
})

/** `listKey` and `param` as the page has them in its infinite query. */
export const pageOf = <K extends ApiKey>(key: K, params: Params, listKey: readonly unknown[], param: unknown): FirstRead => ({
  ...readOf(key, params),
  pages: { key: listKey, param },
})

export interface FirstContext {
  /** IANA zone of the reader. */
  tz: string
  lang: Lang
  /** Product milliseconds. */
  nowMs: number
  /** No score may be seen. */
  hide: boolean
}
