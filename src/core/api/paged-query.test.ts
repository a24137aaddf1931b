import { afterEach, describe, expect, it, vi } from 'vitest'
import { freshness } from './freshness.ts'
import { agesWith, pagedQuery, wholeQuery } from './paged-query.ts'

const client = { getQueryData: () => undefined, getQueryState: () => undefined, setQueryData: () => undefined }
const { signal } = new AbortController()

/** A server with `count` rows and at most a hundred a page; calls `asked` with each page. */
function serve(count: number, asked: (page: number) => void = () => undefined): void {
  const all = Array.from({ length: count }, (_, index) => ({ id: `x${index}`, uid: `x${index}` }))
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://here').searchParams
    const limit = Math.min(100, Number(query.get('limit') ?? 20))
    const page = Number(query.get('page') ?? 1)
    asked(page)
    return Response.json({ code: 0, msg: '', data: { list: all.slice((page - 1) * limit, page * limit), total: count, live: 0 } })
  })
}
afterEach(() => vi.unstubAllGlobals())

describe('list read to its end', () => {
  it('returns every user, in as many responses as needed', async () => {
    const pages: number[] = []
    serve(230, (page) => pages.push(page))
    const whole = wholeQuery('GET api/User/attentionList', {}, ({ uid }) => uid)
    expect(new Set((await whole.queryFn({ signal, client })).list.map(({ uid }) => uid)).size).toBe(230)
    expect(pages).toEqual([1, 2, 3])
    serve(3)
    expect((await whole.queryFn({ signal, client })).list).toHaveLength(3)
  })

  it('returns a user who moved to the next page meanwhile only once', async () => {
    serve(120, (page) => page === 1 && setTimeout(() => serve(121)))
    const { list } = await wholeQuery('GET api/Expert/getList', { followed: '1' }, ({ id }) => id).queryFn({ signal, client })
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })
})

it('reads a paged list to its end, even beyond a hundred entries', async () => {
  serve(130)
  const read = pagedQuery('GET api/Expert/bought', {}, 20)
  const pages = []
  for (let page: number | undefined = read.initialPageParam; page !== undefined; page = read.getNextPageParam(pages.at(-1) as never, pages))
    pages.push(await read.queryFn({ pageParam: page, signal, client }))
  expect(pages.flatMap(({ list }) => list)).toHaveLength(130)
  expect(freshness.get(read.queryKey)).toMatchObject({ live: true })
})

it('dates a paged list by its oldest page until the first page is read again', () => {
  const [list, one, two] = [['list'], ['page', 1], ['page', 2]]
  freshness.set(one, { savedAt: 300, live: true })
  freshness.set(two, { savedAt: 200, live: false })
  agesWith(list, one, true)
  expect(freshness.get(list)).toMatchObject({ savedAt: 300, live: true })
  agesWith(list, two, false)
  expect(freshness.get(list)).toMatchObject({ savedAt: 200, live: false })
  agesWith(list, one, true)
  expect(freshness.get(list)).toMatchObject({ savedAt: 300, live: true })
})
