import { describe, expect, it } from 'vitest'
import { WatchPace } from './watch-pace.ts'

describe('the pace of watching', () => {
  it('gives no more seconds than have passed, to each viewer his own', () => {
    let now = 0
    const pace = new WatchPace(() => now)
    expect(pace.take('a', 60)).toBe(0)
    now = 30_000
    expect(pace.take('a', 60)).toBe(30)
    expect(pace.take('a', 60)).toBe(0)
    expect(pace.take('b', 60)).toBe(0)
    now = 90_000
    expect(pace.take('a', 20)).toBe(20)
    now = 90_000 + 600_001
    expect(pace.take('a', 300)).toBe(300)
    now += 700_000
    pace.take('b', 1)
    expect(pace.take('a', 300)).toBe(0)
  })
})
