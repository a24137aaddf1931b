import { afterEach, expect, it, vi } from 'vitest'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { anchorListQuery } from '../room-queries.ts'
import { beyondQuery, joined } from './rooms-beyond.ts'

afterEach(() => vi.unstubAllGlobals())

it('every room of a list is reachable and listed once, even if one moves to another page', async () => {
  const all = Array.from({ length: 130 }, (_, index) => ({ id: `r${index}` }) as RoomCard)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { limit, page = 1 } = JSON.parse(body) as { limit: number; page?: number }
    return Response.json({
      code: 0,
      msg: '',
      data: { list: all.slice((page - 1) * limit, page * limit), total: all.length, live: all.length, groups: [], games: [] },
    })
  })
  const context = {
    signal: new AbortController().signal,
    client: { getQueryData: () => undefined, getQueryState: () => undefined, setQueryData: () => undefined },
  }
  const search = { type: 1, r: 'mixed' }
  const idsOf = (rooms: readonly RoomCard[]): string[] => rooms.map(({ id }) => id)
  const first = await anchorListQuery(search).queryFn(context)
  const read = () => beyondQuery(search, 3).queryFn(context)
  expect(idsOf(joined(first.list, await read()))).toEqual(idsOf(all))
  const before = idsOf(all)
  all.splice(0, 1)
  all.splice(100, 0, { id: 'r0' } as RoomCard)
  expect(idsOf(joined(first.list, await read()))).toEqual(before.filter((id) => id !== 'r60'))
  expect(idsOf(joined((await anchorListQuery(search).queryFn(context)).list, await read()))).toEqual(idsOf(all))
})
