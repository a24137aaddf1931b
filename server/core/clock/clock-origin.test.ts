import { describe, expect, it } from 'vitest'
import { productClock } from './clock.ts'
import { feedSource, nextOrigin } from './clock-origin.ts'

describe('clock origin', () => {
  const first = nextOrigin(null, { source: 'simulator a', speed: 60, begin: 1_000_000 }, 1_000_000)

  it('starts where the feed starts', () => {
    expect(productClock(first, () => 1_000_000).now()).toBe(1_000_000)
  })

  it('continues after a restart as if the server had been running', () => {
    const later = nextOrigin(first, { source: 'simulator a', speed: 60, begin: 9_000_000 }, 1_010_000)
    expect(productClock(later, () => 1_010_000).now()).toBe(1_000_000 + 60 * 10_000)
  })

  it('never goes back when the speed changes', () => {
    const slower = nextOrigin(first, { source: 'simulator a', speed: 1, begin: 1_010_000 }, 1_010_000)
    expect(productClock(slower, () => 1_010_000).now()).toBe(1_600_000)
    expect(productClock(slower, () => 1_011_000).now()).toBe(1_601_000)
  })

  it('restarts with a different feed', () => {
    const other = nextOrigin(first, { source: 'replay cup.json', speed: 60, begin: 5 }, 2_000_000)
    expect(productClock(other, () => 2_000_000).now()).toBe(5)
  })

  it('distinguishes feeds by their content', () => {
    const simulator = { feed: { kind: 'simulator' as const }, feedSeed: 'x', feedFrom: null }
    const replay = { feed: { kind: 'replay' as const, source: 'a.json' }, feedSeed: 'x', feedFrom: null }
    expect(new Set([feedSource(simulator), feedSource({ ...simulator, feedSeed: 'y' }), feedSource(replay)]).size).toBe(3)
    expect(feedSource({ ...replay, feedFrom: '2022-11-20T16:00:00.000Z' })).not.toBe(feedSource(replay))
  })
})
