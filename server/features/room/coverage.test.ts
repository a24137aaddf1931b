import { expect, it, vi } from 'vitest'
import type { Coverage } from '../../../contract/match/match-row.ts'
import { type CoverageRoom, countCoverage, watchCoverage } from './coverage.ts'

const room = (
  id: string,
  match_id: string | null,
  { is_live = true, announced = [] as string[], started_at = '2026-07-18T12:00:00Z' } = {},
) =>
  ({
    card: { id, nickname: `主播${id}`, avatar: `/avatars/${id}.svg`, match_id, is_live, started_at: is_live ? started_at : null },
    announced,
  }) satisfies CoverageRoom
const face = (id: string) => ({ nickname: `主播${id}`, avatar: `/avatars/${id}.svg` })

it('counts the live rooms of each match, and the streamers who announced it', () => {
  const rooms = [
    room('a', 'm1', { started_at: '2026-07-18T12:05:00Z' }),
    room('b', 'm1', { announced: ['m1', 'm4'] }),
    room('c', 'm2'),
    room('d', 'm3', { is_live: false, announced: ['m1'] }),
    room('e', null),
  ]
  expect(Object.fromEntries(countCoverage(rooms, new Set(['b', 'c', 'd'])))).toEqual({
    m1: { rooms: 2, streams: 1, announced: 1, streamers: [face('b'), face('a'), face('d')] },
    m2: { rooms: 1, streams: 1, announced: 0, streamers: [face('c')] },
    m4: { rooms: 0, streams: 0, announced: 1, streamers: [face('b')] },
  })
})

it('shows only three avatars, those on air first', () => {
  const rooms = [room('z', null, { is_live: false, announced: ['m'] }), ...['d', 'c', 'b', 'a'].map((id) => room(id, 'm'))]
  expect(countCoverage(rooms, new Set()).get('m')).toEqual({ rooms: 4, streams: 0, announced: 1, streamers: ['a', 'b', 'c'].map(face) })
})

it('reports immediately, and again only when a room or its stream changes', async () => {
  vi.useFakeTimers()
  let list = [room('a', 'm1')]
  const rooms = { version: 1, all: () => list }
  const reported: [string, number, number][][] = []
  const log = { error: vi.fn() }
  let playing = ['a']
  const report = (coverage: ReadonlyMap<string, Coverage>) =>
    reported.push([...coverage].map(([id, { rooms, streams }]) => [id, rooms, streams]))
  const end = watchCoverage(rooms, () => [...playing], report, log)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(reported).toEqual([[['m1', 1, 1]]])
  list = [room('a', 'm1'), room('b', 'm1')]
  rooms.version = 2
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reported.at(-1)).toEqual([['m1', 2, 1]])
  playing = ['b', 'a']
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reported.at(-1)).toEqual([['m1', 2, 2]])
  await end()
  rooms.version = 3
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reported).toHaveLength(3)
  expect(log.error).not.toHaveBeenCalled()
  vi.useRealTimers()
})
