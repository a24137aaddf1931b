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
const delayed = (behind: number) => ({ moment: () => Date.now() - behind })

describe('the room clock', () => {
  it.each([3_000, 10_000, 40_000])('lets a goal go when a picture %i ms behind reaches it, and not before', (behind) => {
    const clock = createRoomClock(Date.now)
    clock.attach(delayed(behind))
    const told: number[] = []
    const published = Date.now()
    clock.hold(published, () => told.push(Date.now() - published))
    vi.advanceTimersByTime(behind - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(250)
    expect(told.length).toBe(1)
    expect(told[0]).toBeGreaterThanOrEqual(behind)
    expect(clock.behindMs()).toBe(behind)
  })

  it('lets what the feed tells go later by what the picture is behind the feed, and the talk of the room as before', () => {
    const clock = createRoomClock(Date.now)
    clock.attach(delayed(3_000))
    clock.offsetBy(4_000)
    const told: [string, number][] = []
    const published = Date.now()
    clock.hold(clock.matchAt(published), () => told.push(['goal', Date.now() - published]))
    clock.hold(published, () => told.push(['line', Date.now() - published]))
    expect(clock.matchShown()).toBe(published - 7_000)
    vi.advanceTimersByTime(6_900)
    expect(told.map(([what]) => what)).toEqual(['line'])
    vi.advanceTimersByTime(400)
    expect(told.map(([what]) => what)).toEqual(['line', 'goal'])
    expect(told[1]?.[1]).toBeGreaterThanOrEqual(7_000)
    // Without following the video, the match is current.
    clock.follow(false)
    expect(clock.matchShown()).toBe(Date.now())
    clock.follow(true)
    clock.offsetBy(-2_000)
    expect(clock.matchShown()).toBe(Date.now() - 1_000)
  })

  it('keeps the order of the moments, whatever the order of arrival, and loses or repeats none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 30_000 }), { maxLength: 30 }), (offsets) => {
        const clock = createRoomClock(Date.now)
        clock.attach(delayed(5_000))
        const start = Date.now()
        const told: number[] = []
        for (const offset of offsets) clock.hold(start + offset, () => told.push(offset))
        vi.advanceTimersByTime(40_000)
        const later = told.filter((offset) => offset > -5_000)
        expect(later).toEqual([...later].sort((a, b) => a - b))
        expect([...told].sort((a, b) => a - b)).toEqual([...offsets].sort((a, b) => a - b))
      }),
      { numRuns: 100 },
    )
  })

  it('keeps that order where the picture jumps on, and something comes before the next look', () => {
    const clock = createRoomClock(Date.now)
    let behind = 60_000
    clock.attach({ moment: () => Date.now() - behind })
    const told: string[] = []
    clock.hold(Date.now() - 2_000, () => told.push('first'))
    clock.hold(Date.now(), () => told.push('second'))
    vi.advanceTimersByTime(50)
    behind = 0
    clock.hold(Date.now(), () => told.push('third'))
    expect(told).toEqual(['first', 'second', 'third'])
  })

  it('tells at once without a picture, when it is not followed, and what has no moment', () => {
    const clock = createRoomClock(Date.now)
    const told: string[] = []
    clock.hold(Date.now() + 5_000, () => told.push('no picture'))
    clock.attach(delayed(8_000))
    clock.hold(null, () => told.push('no moment'))
    clock.hold(Date.now(), () => told.push('held'))
    expect(told).toEqual(['no picture', 'no moment'])
    clock.follow(false)
    expect(told).toEqual(['no picture', 'no moment', 'held'])
    expect(clock.shown()).toBe(Date.now())
    clock.follow(true)
    expect(clock.shown()).toBe(Date.now() - 8_000)
  })

  it('waits longer when the viewer goes back, and lets go when the room is left', () => {
    const clock = createRoomClock(Date.now)
    let behind = 2_000
    const leave = clock.attach({ moment: () => Date.now() - behind })
    const told: string[] = []
    clock.hold(Date.now(), () => told.push('goal'))
    behind = 60_000
    vi.advanceTimersByTime(30_000)
    expect(told).toEqual([])
    leave()
    expect(told).toEqual(['goal'])
    expect(clock.now()).toBeNull()
  })

  it('has nothing to show of a match while its first picture is coming, or nobody knows which moment of the match that is', () => {
    let isKnown = false
    const clock = createRoomClock(Date.now, () => isKnown)
    expect(clock.isWaiting()).toBe(true)
    let moment: number | null = null
    clock.attach({ moment: () => moment, isComing: () => true })
    moment = Date.now() - 3_000
    expect(clock.isWaiting()).toBe(true)
    // Even without following, markers would have wrong times while the product clock is unknown.
    clock.follow(false)
    expect(clock.isWaiting()).toBe(true)
    clock.follow(true)
    isKnown = true
    expect(clock.isWaiting()).toBe(false)
    moment = null
    expect(clock.isWaiting()).toBe(true)
    clock.follow(false)
    expect(clock.isWaiting()).toBe(false)
  })

  it('does not wait for ever for a picture that never comes', () => {
    const clock = createRoomClock(Date.now)
    clock.attach({ moment: () => null })
    const told: string[] = []
    clock.hold(Date.now(), () => told.push('goal'))
    vi.advanceTimersByTime(9_000)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1_500)
    expect(told).toEqual(['goal'])
  })

  it('lets go of what an hour in a busy room has brought without standing still', () => {
    vi.useRealTimers()
    const many = 60_000
    let shown = 0
    const clock = createRoomClock(() => many)
    clock.attach({ moment: () => shown })
    let told = 0
    for (let at = 1; at <= many; at += 1) clock.hold(at, () => (told += 1))
    shown = many
    const began = performance.now()
    clock.follow(true)
    expect(told).toBe(many)
    // A linear search for each one took seconds.
    expect(performance.now() - began).toBeLessThan(500)
  })

  it('forgets what is dropped, and goes on after one that throws', () => {
    const clock = createRoomClock(Date.now)
    clock.attach(delayed(1_000))
    const told: string[] = []
    const drop = clock.hold(Date.now(), () => told.push('dropped'))
    clock.hold(Date.now() + 1, () => told.push('kept'))
    drop()
    vi.advanceTimersByTime(2_000)
    expect(told).toEqual(['kept'])
  })
})
