import { describe, expect, it } from 'vitest'
import { WatchThrottle } from './watch-throttle.ts'

describe('WatchThrottle', () => {
  it('grants each viewer no more seconds than have passed', () => {
    let now = 0
    const throttle = new WatchThrottle(() => now)
    expect(throttle.take('a', 60)).toBe(0)
    now = 30_000
    expect(throttle.take('a', 60)).toBe(30)
    expect(throttle.take('a', 60)).toBe(0)
    expect(throttle.take('b', 60)).toBe(0)
    now = 90_000
    expect(throttle.take('a', 20)).toBe(20)
    now = 90_000 + 600_001
    expect(throttle.take('a', 300)).toBe(300)
    now += 700_000
    throttle.take('b', 1)
    expect(throttle.take('a', 300)).toBe(0)
  })
})
