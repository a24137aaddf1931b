import { afterEach, expect, it, vi } from 'vitest'
import { followedStreamersQuery } from './room-queries.ts'

afterEach(() => vi.unstubAllGlobals())

it('a follower of more streamers than fit in one response sees them all', async () => {
  const all = Array.from({ length: 130 }, (_, index) => ({ uid: `u${index}` }))
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://here').searchParams
    const [limit, page] = [Math.min(100, Number(query.get('limit'))), Number(query.get('page') ?? 1)]
    return Response.json({ code: 0, msg: '', data: { list: all.slice((page - 1) * limit, page * limit), total: all.length, live: 0 } })
  })
  const client = { getQueryData: () => undefined, getQueryState: () => undefined, setQueryData: () => undefined }
  const { list } = await followedStreamersQuery().queryFn({ signal: new AbortController().signal, client })
  expect(list.map(({ uid }) => uid)).toEqual(all.map(({ uid }) => uid))
})
