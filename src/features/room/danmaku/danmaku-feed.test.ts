import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Danmaku } from '../../../../contract/room/danmaku.ts'
import { DanmakuFeed } from './danmaku-feed.ts'

const danmaku = (id: string, at: number): Danmaku => ({ id, at: new Date(at).toISOString() }) as Danmaku
const timeOf = ({ at }: Danmaku): number => Date.parse(at)
const all = Array.from({ length: 600 }, (_, index) => danmaku(`d${index}`, index * 500 + 7))
const within = (from: number, to: number) => all.filter((one) => timeOf(one) >= from && timeOf(one) < to)
const ask = async (from: number, to: number) => ({ list: within(from, to), next: null })
const settle = () => new Promise((resolve) => setImmediate(resolve))
const step = 250
/** Hours after all danmaku were written. */
const longAfter = 1e10

async function play(feed: DanmakuFeed, from: number, to: number, now = longAfter): Promise<string[]> {
  const shown: string[] = []
  for (let pictureTime = from; pictureTime <= to; pictureTime += step) {
    shown.push(...feed.due(pictureTime, now + pictureTime).map(({ id }) => id))
    await settle()
  }
  return shown
}

describe('danmaku of a recording', () => {
  it('appear once each, in order, across the borders of the requested ranges', async () => {
    const shown = await play(new DanmakuFeed(ask), 0, 200_000)
    expect(shown).toEqual(all.slice(0, 400).map(({ id }) => id))
  })

  it('do not flood the picture after a seek skipped them', async () => {
    const feed = new DanmakuFeed(ask)
    await play(feed, 0, 2_000)
    expect(await play(feed, 150_000, 151_000, longAfter - 147_750)).toEqual(['d300', 'd301'])
  })

  it('appear also at the fastest playback of a browser', async () => {
    const feed = new DanmakuFeed(ask)
    const shown: string[] = []
    for (let pictureTime = 0; pictureTime <= 64_000; pictureTime += 3_200) {
      shown.push(...feed.due(pictureTime, longAfter + pictureTime / 16).map(({ id }) => id))
      await settle()
    }
    // The first step is indistinguishable from a seek.
    expect(shown).toEqual(within(3_200, 64_000).map(({ id }) => id))
  })

  it('do not flood the picture after a seek before they have loaded', async () => {
    let release = (): void => undefined
    const come = new Promise<void>((resolve) => {
      release = resolve
    })
    const feed = new DanmakuFeed((from, to) => come.then(() => ask(from, to)))
    await play(feed, 0, 1_000)
    await play(feed, 20_000, 20_000, longAfter - 18_750)
    release()
    expect(await play(feed, 20_250, 21_000, longAfter - 18_750)).toEqual(['d40', 'd41'])
  })

  it('reappear when the picture goes back, but not when it jitters', async () => {
    const feed = new DanmakuFeed(ask)
    await play(feed, 20_000, 30_000)
    expect(await play(feed, 29_500, 30_500)).toEqual(['d60'])
    expect(await play(feed, 21_000, 22_000)).toEqual(['d42', 'd43'])
  })

  it('load page by page when one range holds many', async () => {
    const feed = new DanmakuFeed(async (from, to) => {
      const list = within(from, to)
      return { list: list.slice(0, 7), next: list[7] ? timeOf(list[7]) : null }
    })
    expect(await play(feed, 0, 20_000)).toEqual(all.slice(0, 40).map(({ id }) => id))
  })

  it('appear late, and none is lost, after a failed read', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    let failures = 2
    const feed = new DanmakuFeed((from, to) => {
      failures -= 1
      return failures >= 0 ? Promise.reject(new Error('offline')) : ask(from, to)
    })
    expect(await play(feed, 0, 20_000)).toEqual(all.slice(0, 40).map(({ id }) => id))
  })
})

describe('danmaku received live', () => {
  it('appear while nothing can be read', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const feed = new DanmakuFeed(() => Promise.reject(new Error('offline')))
    const now = 1_000_000
    await play(feed, now - 3_000, now - 1_000, 3_000)
    feed.hear(danmaku('x', now))
    expect(feed.due(now - 1, now + 2_999)).toEqual([])
    expect(feed.due(now, now + 3_000).map(({ id }) => id)).toEqual(['x'])
  })

  it('are requested only once at the live edge', async () => {
    const asked = vi.fn(ask)
    await play(new DanmakuFeed(asked), 1_000_000, 1_300_000, 6_000)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('are requested again when the socket may have missed some', async () => {
    const written: Danmaku[] = []
    const feed = new DanmakuFeed(async (from, to) => ({
      list: written.filter((one) => timeOf(one) >= from && timeOf(one) < to),
      next: null,
    }))
    await play(feed, 0, 10_000, 3_000)
    written.push(danmaku('unheard', 9_000))
    feed.missed()
    expect(await play(feed, 10_250, 11_000, 3_000)).toEqual(['unheard'])
  })

  it('appear immediately when the clock is not followed, and not again when the picture arrives there', async () => {
    const feed = new DanmakuFeed(async () => ({ list: [danmaku('now', 100_000)], next: null }))
    await play(feed, 0, 1_000, 70_000)
    feed.hear(danmaku('soon', 5_000))
    expect(feed.release().map(({ id }) => id)).toEqual(['soon'])
    expect([feed.take(danmaku('now', 100_000)), feed.take(danmaku('now', 100_000))]).toEqual([true, false])
    expect(await play(feed, 1_250, 120_000, 70_000)).toEqual([])
  })
})

/** Simulated room: danmaku are written, sent by socket and returned by reads, each with its own latency. */
class Room {
  readonly written: { danmaku: Danmaku; time: number }[] = []
  private readonly later: { at: number; run: () => void }[] = []
  constructor(private readonly latencies: () => number) {}

  after(at: number, run: () => void): void {
    this.later.push({ at, run })
  }
  run(now: number): void {
    for (const one of this.later.splice(0)) {
      if (one.at <= now) one.run()
      else this.later.push(one)
    }
  }
  /** Reads when the request arrives, resolves when the response arrives. */
  ask = (clock: { now: number }) => (from: number, to: number) =>
    new Promise<{ list: Danmaku[]; next: number | null }>((resolve) => {
      const readAt = clock.now + this.latencies()
      this.after(readAt, () => {
        const found = this.written.filter(({ danmaku, time }) => time <= readAt && timeOf(danmaku) >= from && timeOf(danmaku) < to)
        const list = found.map(({ danmaku }) => danmaku).sort((one, other) => timeOf(one) - timeOf(other))
        const first = list[20]
        const whole = first ? list.filter((one) => timeOf(one) < timeOf(first)) : list
        this.after(readAt + this.latencies(), () => resolve({ list: whole, next: first ? timeOf(first) : null }))
      })
    })
}

const begun = 10_000_000
const watched = 150_000
/** Maximum latency of a frame or a response; a viewer waits for two of these plus one poll. */
const longestWay = 2_000

it('shows each line of the watched moments once, never early, for any delay and order of arrival', async () => {
  const aDanmaku = fc.record({
    /** Time of writing, and the delay of the author's video; negative where a clock is ahead. */
    time: fc.integer({ min: -120_000, max: watched }),
    late: fc.oneof(fc.integer({ min: -5_000, max: 10_000 }), fc.integer({ min: 0, max: 150_000 })),
    way: fc.integer({ min: 0, max: longestWay }),
  })
  const scene = fc.record({
    delay: fc.oneof(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 20_000, max: 100_000 })),
    items: fc.array(aDanmaku, { maxLength: 60 }),
    ways: fc.array(fc.integer({ min: 0, max: longestWay }), { minLength: 1, maxLength: 10 }),
    /** The viewer seeks by `by` after `after` milliseconds. */
    seeks: fc.array(fc.record({ after: fc.integer({ min: 5_000, max: watched }), by: fc.integer({ min: -90_000, max: 90_000 }) }), {
      maxLength: 3,
    }),
    /** Playback pauses after `after` milliseconds, for `lasts` milliseconds. */
    pause: fc.record({ after: fc.integer({ min: 0, max: watched }), lasts: fc.integer({ min: 0, max: 120_000 }) }),
  })
  await fc.assert(
    fc.asyncProperty(scene, async ({ delay, items, ways, seeks, pause }) => {
      let pick = 0
      const room = new Room(() => ways[pick++ % ways.length] ?? 0)
      const clock = { now: begun }
      const feed = new DanmakuFeed(room.ask(clock))
      items.forEach(({ time, late, way }, index) => {
        const one = { danmaku: danmaku(`d${index}`, begun + time - late), time: begun + time }
        room.written.push(one)
        // A viewer who joined later does not get earlier frames.
        if (time >= 0) room.after(one.time + way, () => feed.hear(one.danmaku))
      })
      /** Continuous stretches of playback between seeks. */
      const passes = [{ from: begun - delay, to: begun - delay, since: begun, end: begun, shown: [] as string[] }]
      let behind = delay
      for (; clock.now <= begun + watched; clock.now += step) {
        room.run(clock.now)
        await settle()
        const time = clock.now - begun
        if (time > pause.after && time <= pause.after + pause.lasts) behind += step
        const seek = seeks.find(({ after }) => after >= time && after < time + step)
        const next = Math.max(500, behind - (seek?.by ?? 0))
        const jumps = Math.abs(next - behind) > 4_000
        if (jumps) {
          behind = next
          passes.push({ from: clock.now - behind, to: 0, since: clock.now, end: 0, shown: [] })
        }
        const pass = passes.at(-1)
        const pictureTime = clock.now - behind
        for (const one of feed.due(pictureTime, clock.now)) {
          expect(timeOf(one)).toBeLessThanOrEqual(pictureTime)
          pass?.shown.push(one.id)
        }
        Object.assign(pass ?? {}, { to: pictureTime, end: clock.now })
      }
      const waysOf = new Map(items.map(({ way }, index) => [`d${index}`, way]))
      for (const { from, to, since, end, shown } of passes) {
        expect(shown.length).toBe(new Set(shown).size)
        // Skipped danmaku appear only if they are written after the seek.
        for (const { danmaku, time } of room.written)
          if (shown.includes(danmaku.id)) expect(timeOf(danmaku) >= from || time + (waysOf.get(danmaku.id) ?? 0) >= since - step).toBe(true)
        const seen = room.written.filter(({ danmaku, time }) => {
          const isThere = timeOf(danmaku) >= from && timeOf(danmaku) <= to - 3 * longestWay
          return isThere && time <= end - 3 * longestWay
        })
        expect(shown).toEqual(expect.arrayContaining(seen.map(({ danmaku }) => danmaku.id)))
      }
    }),
    { numRuns: 120 },
  )
}, 120_000)

describe('removed danmaku', () => {
  it('do not appear again, whether still waiting for the picture or after it goes back', async () => {
    const feed = new DanmakuFeed(ask)
    expect(await play(feed, 0, 2_000)).toEqual(['d0', 'd1', 'd2', 'd3'])
    feed.hear(danmaku('heard', 3_100))
    for (const id of ['d1', 'd5', 'heard']) feed.remove(id)
    expect(await play(feed, 2_250, 3_250, longAfter)).toEqual(['d4', 'd6'])
    expect(await play(feed, 0, 3_250, longAfter + 3_500)).toEqual(['d0', 'd2', 'd3', 'd4', 'd6'])
  })

  it('do not appear when their response or frame arrives later', async () => {
    let release = (): void => undefined
    const come = new Promise<void>((resolve) => {
      release = resolve
    })
    const feed = new DanmakuFeed((from, to) => come.then(() => ask(from, to)))
    await play(feed, 0, 0)
    for (const id of ['d0', 'heard', 'said']) feed.remove(id)
    release()
    await settle()
    feed.hear(danmaku('heard', 300))
    expect(feed.take(danmaku('said', 300))).toBe(false)
    expect(await play(feed, 250, 750)).toEqual(['d1'])
  })
})
