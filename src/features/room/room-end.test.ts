import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EndRoomFrame, RoomStateFrame } from '../../../contract/room/room.ts'
import { createRoomEnd, lastEnd } from './room-end.ts'
import { createRoomClock } from './stream/clock/room-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

type Stream = RoomStateFrame['stream']
const live: Stream = { state: 'live', url: '/hls/r1/index.m3u8', qualities: [], started_at: null, dvr_seconds: 30, target_latency: 2 }
const on: RoomStateFrame = { room_id: 'r1', is_live: true, started_at: null, stream: live }
const off: RoomStateFrame = { ...on, is_live: false, stream: { ...live, state: 'over', url: null, dvr_seconds: 0 } }
const ended = (reason: EndRoomFrame['reason']): EndRoomFrame => ({ room_id: 'r1', broadcast_id: 'b1', reason, ended_at: '' })

function scene(behind: number, known: Stream | null = live) {
  const clock = createRoomClock(Date.now)
  clock.attach({ pictureTime: () => Date.now() - behind })
  const endings: RoomStateFrame[] = []
  const end = createRoomEnd({ clock, known: () => known ?? undefined, notify: (state) => void endings.push(state) })
  return { endings, end, why: () => lastEnd.get()?.reason }
}

it('applies the end from the reason alone, once the picture reaches it', () => {
  const { endings, end, why } = scene(8_000)
  end.onEnd(ended('away'))
  vi.advanceTimersByTime(7_999)
  expect([endings, why()]).toEqual([[], undefined])
  vi.advanceTimersByTime(1)
  expect(endings).toMatchObject([{ is_live: false, stream: { state: 'over', url: null } }])
  expect(why()).toBe('away')
  end.onState(on)
})

it('applies the end once, with the given state, when reason and state follow each other', () => {
  const { endings, end, why } = scene(8_000)
  end.onEnd(ended('ended'))
  expect(end.onState(off)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect([endings, why()]).toEqual([[off], 'ended'])
  // The next broadcast has not ended.
  expect([end.onState(on), why()]).toEqual([false, undefined])
  end.onState(off)
  vi.advanceTimersByTime(60_000)
  expect([endings.length, why()]).toEqual([2, undefined])
})

it('leaves the end to the fetch when the room is not loaded yet, and drops it with the page', () => {
  const unread = scene(8_000, null)
  unread.end.onEnd(ended('blocked'))
  vi.advanceTimersByTime(60_000)
  expect(unread.endings).toEqual([])
  const left = scene(8_000)
  left.end.onEnd(ended('ended'))
  left.end.drop()
  vi.advanceTimersByTime(60_000)
  expect([left.endings, left.why()]).toEqual([[], undefined])
})
