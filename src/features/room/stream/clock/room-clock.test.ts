import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRoomClock } from './room-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A video `behind` milliseconds behind the server. */
const delayed = (behind: number) => ({ pictureTime: () => Date.now() - behind })

describe('room clock', () => {
  it.each([3_000, 10_000, 40_000])('releases a goal when a picture %i ms behind reaches it, and not before', (behind) => {
    const clock = createRoomClock(Date.now)
    clock.attach(delayed(behind))
    const calls: number[] = []
    const published = Date.now()
    clock.hold(published, () => calls.push(Date.now() - published))
    vi.advanceTimersByTime(behind - 1)
    expect(calls).toEqual([])
    vi.advanceTimersByTime(250)
    expect(calls.length).toBe(1)
    expect(calls[0]).toBeGreaterThanOrEqual(behind)
    expect(clock.behindMs()).toBe(behind)
  })

  it('delays feed events by the picture’s lag behind the feed, and leaves chat timing unchanged', () => {
    const clock = createRoomClock(Date.now)
    clock.attach(delayed(3_000))
    clock.offsetBy(4_000)
    const calls: [string, number][] = []
    const published = Date.now()
    clock.hold(clock.matchAt(published), () => calls.push(['goal', Date.now() - published]))
    clock.hold(published, () => calls.push(['line', Date.now() - published]))
    expect(clock.matchDisplayTime()).toBe(published - 7_000)
    vi.advanceTimersByTime(6_900)
    expect(calls.map(([what]) => what)).toEqual(['line'])
    vi.advanceTimersByTime(400)
    expect(calls.map(([what]) => what)).toEqual(['line', 'goal'])
    expect(calls[1]?.[1]).toBeGreaterThanOrEqual(7_000)
    // Without following the video, the match is current.
    clock.follow(false)
    expect(clock.matchDisplayTime()).toBe(Date.now())
    clock.follow(true)
    clock.offsetBy(-2_000)
    expect(clock.matchDisplayTime()).toBe(Date.now() - 1_000)
  })

  it('keeps timestamp order for any arrival order, without loss or duplicates', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 30_000 }), { maxLength: 30 }), (offsets) => {
        const clock = createRoomClock(Date.now)
        clock.attach(delayed(5_000))
        const start = Date.now()
        const calls: number[] = []
        for (const offset of offsets) clock.hold(start + offset, () => calls.push(offset))
        vi.advanceTimersByTime(40_000)
        const later = calls.filter((offset) => offset > -5_000)
        expect(later).toEqual([...later].sort((a, b) => a - b))
        expect([...calls].sort((a, b) => a - b)).toEqual([...offsets].sort((a, b) => a - b))
      }),
      { numRuns: 100 },
    )
  })

  it('keeps that order when the picture jumps ahead and an item arrives before the next check', () => {
    const clock = createRoomClock(Date.now)
    let behind = 60_000
    clock.attach({ pictureTime: () => Date.now() - behind })
    const calls: string[] = []
    clock.hold(Date.now() - 2_000, () => calls.push('first'))
    clock.hold(Date.now(), () => calls.push('second'))
    vi.advanceTimersByTime(50)
    behind = 0
    clock.hold(Date.now(), () => calls.push('third'))
    expect(calls).toEqual(['first', 'second', 'third'])
  })

  it('releases immediately without a picture, when not following, and for items without a timestamp', () => {
    const clock = createRoomClock(Date.now)
    const calls: string[] = []
    clock.hold(Date.now() + 5_000, () => calls.push('no picture'))
    clock.attach(delayed(8_000))
    clock.hold(null, () => calls.push('no moment'))
    clock.hold(Date.now(), () => calls.push('held'))
    expect(calls).toEqual(['no picture', 'no moment'])
    clock.follow(false)
    expect(calls).toEqual(['no picture', 'no moment', 'held'])
    expect(clock.displayTime()).toBe(Date.now())
    clock.follow(true)
    expect(clock.displayTime()).toBe(Date.now() - 8_000)
  })

  it('waits longer when the viewer seeks back, and releases everything when the room is left', () => {
    const clock = createRoomClock(Date.now)
    let behind = 2_000
    const leave = clock.attach({ pictureTime: () => Date.now() - behind })
    const calls: string[] = []
    clock.hold(Date.now(), () => calls.push('goal'))
    behind = 60_000
    vi.advanceTimersByTime(30_000)
    expect(calls).toEqual([])
    leave()
    expect(calls).toEqual(['goal'])
    expect(clock.now()).toBeNull()
  })

  it('shows nothing of a match before its first picture, or while the picture’s match time is unknown', () => {
    let isKnown = false
    const clock = createRoomClock(Date.now, () => isKnown)
    expect(clock.isWaiting()).toBe(true)
    let pictureTime: number | null = null
    clock.attach({ pictureTime: () => pictureTime, isComing: () => true })
    pictureTime = Date.now() - 3_000
    expect(clock.isWaiting()).toBe(true)
    // Even without following, markers would have wrong times while the product clock is unknown.
    clock.follow(false)
    expect(clock.isWaiting()).toBe(true)
    clock.follow(true)
    isKnown = true
    expect(clock.isWaiting()).toBe(false)
    pictureTime = null
    expect(clock.isWaiting()).toBe(true)
    clock.follow(false)
    expect(clock.isWaiting()).toBe(false)
  })

  it('does not wait forever for a picture that never comes', () => {
    const clock = createRoomClock(Date.now)
    clock.attach({ pictureTime: () => null })
    const calls: string[] = []
    clock.hold(Date.now(), () => calls.push('goal'))
    vi.advanceTimersByTime(9_000)
    expect(calls).toEqual([])
    vi.advanceTimersByTime(1_500)
    expect(calls).toEqual(['goal'])
  })

  it('releases an hour’s backlog of a busy room without blocking', () => {
    vi.useRealTimers()
    const many = 60_000
    let displayTime = 0
    const clock = createRoomClock(() => many)
    clock.attach({ pictureTime: () => displayTime })
    let calls = 0
    for (let at = 1; at <= many; at += 1) clock.hold(at, () => (calls += 1))
    displayTime = many
    const began = performance.now()
    clock.follow(true)
    expect(calls).toBe(many)
    // A linear search for each one took seconds.
    expect(performance.now() - began).toBeLessThan(500)
  })

  it('forgets dropped items, and continues after one that throws', () => {
    const clock = createRoomClock(Date.now)
    clock.attach(delayed(1_000))
    const calls: string[] = []
    const drop = clock.hold(Date.now(), () => calls.push('dropped'))
    clock.hold(Date.now() + 1, () => calls.push('kept'))
    drop()
    vi.advanceTimersByTime(2_000)
    expect(calls).toEqual(['kept'])
  })
})
