import { describe, expect, it } from 'vitest'
import { type ClockOrigin, productClock } from '../core/clock/clock.ts'
import type { FeedEvent, FeedExtra } from '../features/match/feed-message.ts'
import { coalesce, playTimeline, sleepReal, type Timed } from './scheduler.ts'

const corner = (at: number): Timed => ({
  at,
  event: { type: 'corner', match_id: 'm', key: `k${at}`, at: new Date(at).toISOString(), side: 'home', minute: { minute: 1 } },
})
const text = (at: number, key: string): Timed => ({ at, extra: textExtra(at, key) })
const textExtra = (at: number, key: string): FeedExtra => ({
  match_id: 'm',
  at: new Date(at).toISOString(),
  type: 'text',
  key,
  minute: { minute: 1 },
  text: { zh: key, en: key, vi: key },
  important: false,
})
const momentum = (at: number, value: number): FeedExtra => ({
  match_id: 'm',
  at: new Date(at).toISOString(),
  type: 'momentum',
  momentum: [value],
})

/** Virtual time: sleeping advances the clock. */
function stage(items: Timed[], { from = 0, speed = 1, until = 60_000, fail = (): boolean => false, start = 0 } = {}) {
  let real = 0
  const origin: ClockOrigin = { feed: start, real: 0, speed }
  const clock = productClock(origin, () => real)
  const abort = new AbortController()
  const emitted: { key: string; at: number }[] = []
  const windows: [number, number][] = []
  const errors: unknown[] = []
  const played: number[] = []
  const take = (list: FeedEvent[] | FeedExtra[]): void => {
    for (const item of list) emitted.push({ key: 'key' in item ? item.key : item.type, at: clock.now() })
  }
  const run = playTimeline({
    clock,
    from,
    signal: abort.signal,
    next: (low, high) => {
      windows.push([low, high])
      return items.filter(({ at }) => at > low && at <= high)
    },
    sink: {
      upsertFixtures: async () => new Set<string>(),
      applyEvents: async (events) => {
        if (fail()) throw new Error('the database is away')
        take(events)
        return new Set<string>()
      },
      applyExtras: async (extras) => take(extras),
    },
    onError: (error) => errors.push(error),
    onPlayed: (at) => played.push(at),
    sleep: async (ms) => {
      real += ms
      if (clock.now() >= start + until) abort.abort()
    },
  })
  return { run, emitted, windows, errors, played, clock }
}

describe('playTimeline', () => {
  it('emits each item at its time, once and in order', async () => {
    const items = [corner(41_000), corner(5_000), text(5_000, 't'), corner(29_999)]
    const { run, emitted, windows } = stage(items)
    await run
    expect(emitted).toEqual([
      { key: 'k5000', at: 5_000 },
      { key: 't', at: 5_000 },
      { key: 'k29999', at: 29_999 },
      { key: 'k41000', at: 41_000 },
    ])
    // The windows have no gaps or overlaps.
    for (const [index, [low]] of windows.entries()) if (index > 0) expect(low).toBe(windows[index - 1]?.[1])
  })

  it('follows the speed of product time', async () => {
    const { run, emitted } = stage([corner(600_000), corner(1_200_000)], { speed: 60, until: 1_800_000 })
    await run
    expect(emitted.map(({ key }) => key)).toEqual(['k600000', 'k1200000'])
    for (const { key, at } of emitted) expect(at - Number(key.slice(1))).toBeLessThan(60)
  })

  it('applies items missed during downtime in order, then continues in time', async () => {
    const hour = 3_600_000
    const items = [1, 2, 3, 9, 9.5, 20].map((hours) => corner(hours * hour))
    const { run, emitted } = stage(items, { from: 0, start: 10 * hour, until: 11 * hour })
    await run
    expect(emitted.map(({ key }) => Number(key.slice(1)) / hour)).toEqual([1, 2, 3, 9, 9.5, 20])
    expect(emitted.slice(0, 5).every(({ at }) => at === 10 * hour)).toBe(true)
    expect(emitted[5]?.at).toBe(20 * hour)
  })

  it('retries while the database is unavailable without losing or reordering items', async () => {
    let left = 6
    const { run, emitted, errors } = stage([corner(1_000), corner(2_000), corner(9_000)], { fail: () => left-- > 0 })
    await run
    expect(emitted.map(({ key }) => key)).toEqual(['k1000', 'k2000', 'k9000'])
    expect(errors).toHaveLength(1)
  })

  it('continues when a time window cannot be computed', async () => {
    let asked = 0
    const abort = new AbortController()
    let real = 0
    const clock = productClock({ feed: 0, real: 0, speed: 1 }, () => real)
    const emitted: string[] = []
    await playTimeline({
      clock,
      from: 0,
      signal: abort.signal,
      next: (low, high) => {
        asked += 1
        if (low === 0) throw new Error('nonsense')
        return [corner(25_000)].filter(({ at }) => at > low && at <= high)
      },
      sink: {
        upsertFixtures: async () => new Set<string>(),
        applyEvents: async (events) => {
          emitted.push(...events.map(({ key }) => key))
          return new Set<string>()
        },
        applyExtras: async () => undefined,
      },
      onError: () => undefined,
      sleep: async (ms) => {
        real += ms
        if (real > 60_000) abort.abort()
      },
    })
    expect(emitted).toEqual(['k25000'])
    expect(asked).toBeGreaterThan(3)
  })

  it('reports its progress, never ahead of itself', async () => {
    const { run, played } = stage([corner(3_000), corner(50_000)])
    await run
    expect(played.toSorted((a, b) => a - b)).toEqual(played)
    expect(played.at(-1)).toBeLessThanOrEqual(60_000)
    expect(played.some((at) => at >= 50_000)).toBe(true)
  })

  it('stops immediately when aborted', async () => {
    const abort = new AbortController()
    const run = playTimeline({
      clock: productClock({ feed: 0, real: Date.now(), speed: 1 }),
      from: 0,
      signal: abort.signal,
      next: () => [],
      sink: {
        upsertFixtures: async () => new Set<string>(),
        applyEvents: async () => new Set<string>(),
        applyExtras: async () => undefined,
      },
      onError: () => undefined,
    })
    abort.abort()
    await run
    await sleepReal(60_000, abort.signal)
    expect(abort.signal.aborted).toBe(true)
  })
})

describe('coalesce', () => {
  it('keeps the latest figures of a match and every line of text', () => {
    const coalesced = coalesce([momentum(1, 1), textExtra(2, 'a'), momentum(3, 3), textExtra(4, 'b')])
    expect(coalesced).toEqual([textExtra(2, 'a'), momentum(3, 3), textExtra(4, 'b')])
  })
})
