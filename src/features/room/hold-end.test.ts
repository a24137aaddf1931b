import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdEnd } from './hold-end.ts'
import { createRoomClock } from './stream/clock/room-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function scene(behind: number) {
  const clock = createRoomClock(Date.now)
  clock.attach({ pictureTime: () => Date.now() - behind })
  const endings: number[] = []
  const since = Date.now()
  return { clock, endings, notify: () => void endings.push(Date.now() - since) }
}

it('waits until the followed picture reaches the end, for at most one minute', () => {
  for (const [behind, waits] of [
    [12_000, 12_000],
    [3_600_000, 60_000],
  ] as const) {
    const { clock, endings, notify } = scene(behind)
    holdEnd(clock, notify)
    vi.advanceTimersByTime(waits - 1)
    expect(endings).toEqual([])
    vi.advanceTimersByTime(1)
    expect(endings).toEqual([waits])
  }
})

it('ends immediately, and only once, when the clock is switched off before or during the wait', () => {
  const off = scene(12_000)
  off.clock.follow(false)
  holdEnd(off.clock, off.notify)
  expect(off.endings).toEqual([0])
  const { clock, endings, notify } = scene(12_000)
  holdEnd(clock, notify)
  vi.advanceTimersByTime(5_000)
  clock.follow(false)
  expect(endings).toEqual([5_000])
  clock.follow(true)
  clock.follow(false)
  vi.advanceTimersByTime(60_000)
  expect(endings).toEqual([5_000])
})

it('does not notify after being dropped', () => {
  const { clock, endings, notify } = scene(12_000)
  const drop = holdEnd(clock, notify)
  drop()
  clock.follow(false)
  vi.advanceTimersByTime(60_000)
  expect(endings).toEqual([])
})
