import { readdirSync, readFileSync } from 'node:fs'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../core/api/api.ts'
import { freshness, hasStaleData } from '../../../core/api/freshness.ts'
import { pagedQuery, readPage, wholeQuery } from '../../../core/api/paged-query.ts'
import { newsListQuery } from '../../../features/news/queries.ts'
import { watchFailedReads } from './failed-reads.ts'

/** The cached copy; the same for every page. */
const cached = { data: { list: [{ id: 'kept', uid: 'kept' }], total: 150 }, savedAt: 5, part: false }
vi.mock('../../../core/packs/copies.ts', () => ({ findCached: async () => cached }))

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  hasStaleData.set(false)
})

function watchedClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  watchFailedReads(client)
  return client
}
/** Mounts a read; `next` produces its server's next response. */
function shown(next: () => unknown = () => 'the table') {
  const client = watchedClient()
  const server = { next }
  const observer = new QueryObserver(client, { queryKey: ['table'], queryFn: async () => server.next() })
  const leave = observer.subscribe(() => undefined)
  stops.push(leave)
  return { server, observer, leave }
}
const fails = (): never => {
  throw new ApiError(1, 'error', '')
}

it('keeps data when the next read fails, stale until one succeeds', async () => {
  const { server, observer } = shown()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('the table'))
  expect(hasStaleData.get()).toBe(false)
  server.next = fails
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ data: 'the table', isRefetchError: true, isLoadingError: false })
  await vi.waitFor(() => expect(hasStaleData.get()).toBe(true))
  server.next = () => 'the next table'
  await observer.refetch()
  await vi.waitFor(() => expect(hasStaleData.get()).toBe(false))
})

it('reports a failed first read in its own place', async () => {
  const { observer } = shown(fails)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  expect(hasStaleData.get()).toBe(false)
})

it('marks a cached copy in place of a response as stale for as long as it is on screen', async () => {
  freshness.set(['table'], { savedAt: 0, live: false, failed: true })
  const { observer, leave } = shown()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('the table'))
  await vi.waitFor(() => expect(hasStaleData.get()).toBe(true))
  leave()
  await vi.waitFor(() => expect(hasStaleData.get()).toBe(false))
  freshness.set(['table'], { savedAt: 0, live: true })
})

describe('a paginated list with a cached copy of each page', () => {
  /** A server with 150 rows in pages of `size`, of which the pages in `failing` fail. */
  function serve(size: number) {
    const failing = new Set<number>()
    vi.stubGlobal('fetch', async (url: string) => {
      const page = Number(new URL(url, 'http://here').searchParams.get('page') ?? 1)
      if (failing.has(page)) return Response.json({ code: 1, msg: '', data: null, error: 'error' }, { status: 500 })
      const list = Array.from({ length: Math.min(size, 150 - (page - 1) * size) }, (_, index) => ({ id: `${page}-${index}` }))
      return Response.json({ code: 0, msg: '', data: { list, total: 150 } })
    })
    return failing
  }
  const stale = (expected: boolean) => vi.waitFor(() => expect(hasStaleData.get()).toBe(expected))
  type Options = ConstructorParameters<typeof InfiniteQueryObserver<{ total: number }, Error, unknown, readonly unknown[], number>>[1]

  const paged = pagedQuery('GET api/Expert/bought', {}, 100)
  const newsKey = ['news-list', {}] as const
  const news = {
    queryKey: newsKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal, client }: Parameters<typeof paged.queryFn>[0]) =>
      readPage(newsKey, newsListQuery({}, pageParam), pageParam === 1, { signal, client }),
    getNextPageParam: ({ total }: { total: number }, pages: readonly unknown[]) =>
      pages.length * 100 < total ? pages.length + 1 : undefined,
  }
  it.each([
    ['of the common kind', paged],
    ['that is put together by hand', news],
  ])('%s, is stale after the server fails to respond until a retry succeeds', async (_, options) => {
    const failing = serve(100)
    const observer = new InfiniteQueryObserver(watchedClient(), options as unknown as Options)
    stops.push(observer.subscribe(() => undefined))
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    await stale(false)
    failing.add(1)
    await observer.refetch()
    expect(observer.getCurrentResult().isSuccess).toBe(true)
    await stale(true)
    failing.clear()
    await observer.refetch()
    await stale(false)
    // A failure of another page changes nothing either.
    await observer.fetchNextPage()
    await stale(false)
    failing.add(2)
    await observer.refetch()
    await stale(true)
    failing.clear()
    await observer.refetch()
    await stale(false)
  })

  it('that is read as a whole is also stale when one of its later pages failed', async () => {
    const failing = serve(100)
    const observer = new QueryObserver(
      watchedClient(),
      wholeQuery('GET api/Expert/getList', { followed: '1' }, ({ id }) => id),
    )
    stops.push(observer.subscribe(() => undefined))
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.list).toHaveLength(150))
    failing.add(2)
    await observer.refetch()
    await stale(true)
    failing.clear()
    await observer.refetch()
    await stale(false)
  })
})

it('paginated lists are read with their age, not only page by page', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const lists = files.map((path) => readFileSync(`src/${path}`, 'utf8')).filter((text) => text.includes('useInfiniteQuery({'))
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter((text) => text.includes('.queryFn('))).toEqual([])
})

it('no screen checks whether the last read failed or succeeded without checking for data to show', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  expect(files.filter((path) => /\bis(Error|Success)\b/.test(readFileSync(`src/${path}`, 'utf8')))).toEqual([])
})
