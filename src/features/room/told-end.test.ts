import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRoomClock } from '../stream/clock/room-clock.ts'
import { tellEnd } from './told-end.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function scene(behind: number) {
  const clock = createRoomClock(Date.now)
  clock.attach({ moment: () => Date.now() - behind })
  const told: number[] = []
  const since = Date.now()
  return { clock, told, tell: () => void told.push(Date.now() - since) }
}

it('waits for a picture that is followed, and no longer than a minute', () => {
  for (const [behind, waits] of [
    [12_000, 12_000],
    [3_600_000, 60_000],
  ] as const) {
    const { clock, told, tell } = scene(behind)
    tellEnd(clock, tell)
    vi.advanceTimersByTime(waits - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([waits])
  }
})

it('is at once where the clock is switched off, before or while it waits, and once alone', () => {
  const off = scene(12_000)
  off.clock.follow(false)
  tellEnd(off.clock, off.tell)
  expect(off.told).toEqual([0])
  const { clock, told, tell } = scene(12_000)
  tellEnd(clock, tell)
  vi.advanceTimersByTime(5_000)
  clock.follow(false)
  expect(told).toEqual([5_000])
  clock.follow(true)
  clock.follow(false)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([5_000])
})

it('is not told any more when it was dropped', () => {
  const { clock, told, tell } = scene(12_000)
  const drop = tellEnd(clock, tell)
  drop()
  clock.follow(false)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
})
