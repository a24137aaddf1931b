// A read that the first screen of a rendered route needs, and the reads that follow from its response.
import type { ApiData, ApiKey } from '../../contract/api.ts'
import type { Lang } from '../../contract/limits/limits.ts'

export interface FirstRead {
  key: ApiKey
  params: { query?: Record<string, string>; body?: unknown }
  /** If it fails there is nothing to render: the app handles it. */
  isSubject?: true
  /** Reads in its place if it fails. */
  instead?: FirstRead[]
  /** The first page of a list: the list's key and the parameter of its first page. */
  pages?: { key: readonly unknown[]; param: unknown }
  /** Further reads that depend on its response. */
  next?(data: unknown): FirstRead[]
}

type Params = FirstRead['params']
type Next<K extends ApiKey> = (data: ApiData<K>) => FirstRead[]

export const readOf = <K extends ApiKey>(key: K, params: Params = {}, next?: Next<K>): FirstRead => ({
  key,
  params,
  ...(next && { next }),
})

/** The read of the page's subject. */
export const subjectOf = <K extends ApiKey>(key: K, params: Params, next?: Next<K>): FirstRead => ({
  ...readOf(key, params, next),
  isSubject: true,
})

/** `listKey` and `param` as in the page's infinite query. */
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
  /** Scores must be hidden. */
  hide: boolean
}
