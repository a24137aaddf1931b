// The current index: built on first use and rebuilt when stale, as a searchable object and as finished responses.
import type { SearchSnapshot } from '../../../contract/search.ts'
import { openIndex, type SearchIndex } from '../../../rules/search/search-index.ts'
import { dayIn } from '../../../rules/time/day.ts'
import type { Context } from '../../core/context.ts'
import { etagOf, type Prepared, prepared, successMessage } from '../../core/http/envelope.ts'
import { newsMark } from '../news/store.ts'
import { buildSnapshot } from './build.ts'
import type { NamedKind } from './columns.ts'
import { createKeyCache } from './keys.ts'
import type { SearchSource } from './source.ts'

export interface CurrentIndex {
  index: SearchIndex
  version: string
  /** The response with the index, and the one for clients that already have it. */
  full: Prepared
  unchanged: Prepared
}

/** Real milliseconds until it is rebuilt; the old one is served meanwhile. */
const maxAge = 10 * 60_000
/** Minimum real milliseconds between rebuilds caused by changed names or news. */
const rests = 2_000

const responseOf = (version: string, madeAt: string, index: string): Prepared =>
  prepared(
    Buffer.from(`{"code":0,"msg":${JSON.stringify(successMessage)},"data":{"version":${version},"made_at":"${madeAt}","index":${index}}}`),
  )

function openCurrent(snapshot: SearchSnapshot, last: CurrentIndex | null): CurrentIndex {
  const json = JSON.stringify(snapshot)
  const quoted = etagOf(json)
  const version = quoted.slice(1, -1)
  if (last?.version === version) return last
  const madeAt = new Date().toISOString()
  return { index: openIndex(snapshot), version, full: responseOf(quoted, madeAt, json), unchanged: responseOf(quoted, madeAt, 'null') }
}

export function createCurrentIndex(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  source: SearchSource,
  others: () => Promise<readonly NamedKind[]>,
): () => Promise<CurrentIndex> {
  const newsKeys = createKeyCache()
  let current: CurrentIndex | null = null
  let madeAt = 0
  let madeOf = { directory: -1, day: '', news: '' }
  let mark = { news: '', at: Number.NEGATIVE_INFINITY }
  let making: Promise<CurrentIndex> | null = null

  const now = () => ({ directory: source.directory.version, day: dayIn(context.clock.now(), 'UTC'), news: mark.news })
  /** Checks for articles published, retracted or due; without a database nothing changes. */
  async function checkNews(): Promise<void> {
    if (Date.now() - mark.at < rests) return
    mark = { ...mark, at: Date.now() }
    try {
      mark = { ...mark, news: await newsMark(context.db, context.clock.now()) }
    } catch (error) {
      context.log.error({ err: error }, 'news check for the search index failed')
    }
  }
  function make(): Promise<CurrentIndex> {
    making ??= (async () => {
      try {
        const of = now()
        current = openCurrent(await buildSnapshot(context, source, await others(), newsKeys), current)
        madeAt = Date.now()
        madeOf = of
        return current
      } finally {
        making = null
      }
    })()
    return making
  }

  return async () => {
    await checkNews()
    const wanted = now()
    const age = Date.now() - madeAt
    if (!current) return make()
    const isOther = wanted.directory !== madeOf.directory || wanted.news !== madeOf.news
    if (isOther && age > rests) return make()
    if (age > maxAge || wanted.day !== madeOf.day)
      make().catch((error: unknown) => context.log.error({ err: error }, 'search index rebuild failed'))
    return current
  }
}
