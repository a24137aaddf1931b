import { expect, it } from 'vitest'
import type { Watched } from '../../../../contract/room/room.ts'
import { historyOf } from './history.ts'
import type { WatchedHere } from './watched-here.ts'

const here = (room: string, at: number, playback: string | null = null): WatchedHere => ({
  room,
  playback: playback === null ? null : { id: playback, started_at: '2026-06-06T11:00:00.000Z' },
  nickname: `was ${room}`,
  avatar: '',
  title: 'before',
  match_id: null,
  at,
})
const watchedAt = (id: string, at: number): Watched =>
  ({
    room: { id, nickname: id, avatar: '', title: 'now', match_id: 'm1', is_live: true },
    seen_at: new Date(at).toISOString(),
    seconds: 600,
  }) as Watched

it('is one list, latest first, with each room once and each of its recordings separately', () => {
  const list = historyOf([here('a', 5_000), here('a', 3_000, 'p1'), here('b', 2_000)], [watchedAt('a', 1_000), watchedAt('c', 4_000)])
  expect(list.map(({ room, playback, at }) => [room, playback?.id ?? '', at])).toEqual([
    ['a', '', 5_000],
    ['c', '', 4_000],
    ['a', 'p1', 3_000],
    ['b', '', 2_000],
  ])
  expect(list[0]).toMatchObject({ nickname: 'a', title: 'now', isLive: true, seconds: 600 })
  expect(list[3]).toMatchObject({ nickname: 'was b', isLive: false, seconds: null })
})

it('contains only the device’s records for a guest', () => {
  expect(historyOf([here('a', 1)], [])).toHaveLength(1)
  expect(historyOf([], [])).toEqual([])
})
