// Pieces of a match: of the right times, in time, and almost none without viewers.
import { describe, expect, it } from 'vitest'
import type { Film } from './encode.ts'
import { type DueFrame, MatchFilm } from './match-film.ts'
import type { FilmOrder } from './order.ts'

const origin = { feed: 1_000_000, real: 500_000, speed: 3 }
const view = {
  seed: 's',
  match: 'm',
  camera: { type: 'live', language: 'zh' },
  format: { width: 640, height: 360, fps: 12.5, kbit: 800 },
} as const
const setup: Film['setup'] = { codec: 'avc1.420016', width: 640, height: 360, description: Buffer.of(1) }

interface Scene {
  film: MatchFilm
  orders: FilmOrder[]
  /** Advances real time in ticks of 40 ms; returns the frames that were due. */
  pass(ms: number): Promise<DueFrame[]>
  watch(isWatched: boolean): void
  /** From now on nothing is made. */
  strike(on: boolean): void
}
function scene(): Scene {
  let now = 600_000
  let isWatched = true
  let strikes = false
  const orders: FilmOrder[] = []
  const film = new MatchFilm({
    clock: { origin },
    view,
    isWatched: () => isWatched,
    maker: {
      make: async (order) => {
        orders.push(order)
        if (strikes) return null
        // Each frame contains its product time.
        const frames = Array.from({ length: order.count }, (_, index) => ({
          key: index === 0,
          data: Buffer.from(String(order.from + index * order.step)),
        }))
        return { setup, frames, moods: [0, 0.25, 0.5, 1] }
      },
      still: async ({ from }) => (strikes ? null : Buffer.from(String(from))),
    },
  })
  return {
    film,
    orders,
    async pass(ms) {
      const seen: DueFrame[] = []
      for (const until = now + ms; now < until; now += 40) {
        film.advance(now)
        await Promise.resolve()
        await Promise.resolve()
        await Promise.resolve()
        seen.push(...film.due(now - 40, now))
      }
      return seen
    },
    watch(on) {
      isWatched = on
    },
    strike(on) {
      strikes = on
    },
  }
}
const shownAt = ({ data }: DueFrame): number => Number(data.toString())

describe('the film of a match', () => {
  it('follows the product clock without a gap, each piece from a key frame on', async () => {
    const { pass } = scene()
    await pass(2_000)
    const frames = await pass(60_000)
    expect(frames).toHaveLength(750)
    for (const frame of frames) expect(shownAt(frame)).toBeCloseTo(origin.feed + (frame.at - origin.real) * origin.speed, 3)
    for (const [index, { at }] of frames.entries()) if (index > 0) expect(at - (frames[index - 1] as DueFrame).at).toBeCloseTo(80, 3)
    expect(frames.filter(({ key }) => key)).toHaveLength(30)
  })

  it('is a still that changes every ten seconds without viewers, and moves within three once watched', async () => {
    const { pass, watch, orders } = scene()
    watch(false)
    await pass(3_000)
    orders.length = 0
    const still = await pass(60_000)
    expect(orders.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(12)
    expect(new Set(still.filter(({ key }) => key).map(shownAt)).size).toBeGreaterThanOrEqual(6)
    watch(true)
    const first = await pass(5_000)
    const moves = first.find(({ at }, index) => index > 0 && at - (first[index - 1] as DueFrame).at < 100)
    expect(moves && moves.at - 663_000).toBeLessThan(3_000)
  })

  it('starts with short pieces for a new viewer, and moves before a whole one could be drawn', async () => {
    const { pass, watch, orders } = scene()
    watch(false)
    await pass(30_000)
    orders.length = 0
    watch(true)
    await pass(6_000)
    expect(orders.slice(0, 4).map(({ count, due }) => [count, due])).toEqual([
      [6, 630_400],
      [12, 630_880],
      [25, 631_840],
      [25, 633_840],
    ])
  })

  it('moves as soon for a viewer who arrives before its first still could be made', async () => {
    const { pass, watch, strike, orders } = scene()
    watch(false)
    strike(true)
    await pass(3_000)
    strike(false)
    orders.length = 0
    watch(true)
    await pass(40)
    expect(orders[0]).toMatchObject({ count: 6, due: 603_400 })
  })

  it('continues without a break for a viewer who returns before it freezes', async () => {
    const { pass, watch } = scene()
    await pass(10_000)
    watch(false)
    await pass(2_000)
    watch(true)
    const frames = await pass(8_000)
    expect(frames).toHaveLength(100)
    for (const [index, { at }] of frames.entries()) if (index > 0) expect(at - (frames[index - 1] as DueFrame).at).toBeCloseTo(80, 3)
  })

  it('has a cover picture that is never older than ten seconds', async () => {
    const { film, pass } = scene()
    await pass(1_000)
    for (let round = 0; round < 30; round += 1) {
      const now = 601_000 + round * 1_000
      expect(film.cover?.at).toBeGreaterThan(now - 10_500)
      expect(Number(film.cover?.picture.toString())).toBeCloseTo(origin.feed + ((film.cover?.at ?? 0) - origin.real) * origin.speed, 3)
      await pass(1_000)
    }
  })

  it('resumes at the current time of the match after a period when nothing could be made', async () => {
    const { pass, strike } = scene()
    await pass(4_000)
    strike(true)
    await pass(20_000)
    strike(false)
    const frames = await pass(10_000)
    expect(frames.length).toBeGreaterThan(60)
    for (const frame of frames) expect(shownAt(frame)).toBeCloseTo(origin.feed + (frame.at - origin.real) * origin.speed, 3)
  })

  it('reports its loudness from the piece that is shown', async () => {
    const { film, pass, orders } = scene()
    await pass(8_000)
    const { due } = orders.find((order) => order.due > 604_000) as FilmOrder
    expect([100, 600, 1_100, 1_900].map((after) => film.moodAt(due + after))).toEqual([0, 0.25, 0.5, 1])
    expect(film.moodAt(due + 3_600_000)).toBe(0)
  })

  it('yields to watched films while it has no viewers', async () => {
    const due = async (isWatched: boolean): Promise<number> => {
      const { watch, pass, orders } = scene()
      watch(isWatched)
      await pass(1_000)
      return orders[0]?.due ?? 0
    }
    expect(await due(false)).toBeGreaterThan((await due(true)) + 3_000)
  })
})
