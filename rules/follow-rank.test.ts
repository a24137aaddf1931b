import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inRank, type Ranked, rankBetween, ranksFor } from './follow-rank.ts'

const rank = fc.stringMatching(/^[0-9A-Za-z]{0,5}[1-9A-Za-z]$/)

it('finds a rank between any two ranks, and before and after any rank', () => {
  fc.assert(
    fc.property(rank, rank, (one, other) => {
      fc.pre(one !== other)
      const [low, high] = one < other ? [one, other] : [other, one]
      for (const [left, right] of [
        [low, high],
        ['', low],
        [high, null],
      ] as const) {
        const middle = rankBetween(left, right)
        expect(middle > left && (right === null || middle < right)).toBe(true)
        expect(middle).toMatch(/^[0-9A-Za-z]{0,63}[1-9A-Za-z]$/)
      }
    }),
  )
})

const keys = [...'abcdefgh']
const fresh = (): Ranked[] => keys.map((key) => ({ key, rank: null }))
type Change = { key: string; rank: string }
const apply = (list: readonly Ranked[], changes: readonly Change[]): Ranked[] =>
  inRank(list.map((one) => ({ ...one, rank: changes.find(({ key }) => key === one.key)?.rank ?? one.rank })))
/** The changes of moving the entry at `from` to `to`, and the order that its owner then sees. */
function moved(list: readonly Ranked[], from: number, to: number): { changes: Change[]; order: string[] } {
  const order = [...list]
  order.splice(to, 0, ...order.splice(from, 1))
  return { changes: ranksFor(order, to), order: order.map(({ key }) => key) }
}
const place = fc.nat(keys.length - 1)

it('applies each move exactly, after any number of earlier moves', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 200 }), (moves) => {
      let list = inRank(fresh())
      for (const [from, to] of moves) {
        const { changes, order } = moved(list, from, to)
        list = apply(list, changes)
        expect(list.map(({ key }) => key)).toEqual(order)
      }
    }),
  )
})

it('keeps ranks short when an entry is moved between the same two neighbors repeatedly', () => {
  let list = inRank(fresh())
  for (let pick = 0; pick < 2_000; pick += 1) {
    const { changes, order } = moved(list, keys.length - 1, 1)
    list = apply(list, changes)
    expect(list.map(({ key }) => key)).toEqual(order)
    expect(Math.max(...list.map((one) => one.rank?.length ?? 0))).toBeLessThanOrEqual(64)
  }
})

it('converges concurrent moves on several devices to one order, without loss or duplicates', () => {
  const step = fc.record({ device: fc.nat(2), from: place, to: place, reads: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.infiniteStream(fc.nat(2)), (steps, picks) => {
      let server = inRank(fresh())
      const devices = [0, 1, 2].map(() => ({ list: inRank(fresh()), waiting: [] as Change[][] }))
      const send = (device: number): void => {
        for (const changes of devices[device]?.waiting.splice(0) ?? []) server = apply(server, changes)
      }
      for (const { device, from, to, reads } of steps) {
        const one = devices[device]
        if (!one) continue
        if (reads) {
          send(device)
          one.list = server
        }
        const { changes, order } = moved(one.list, from, to)
        one.list = apply(one.list, changes)
        expect(one.list.map(({ key }) => key)).toEqual(order)
        one.waiting.push(changes)
      }
      // Back online, in any order.
      for (const pick of [picks.next().value ?? 0, picks.next().value ?? 0, 0, 1, 2]) send(pick)
      const read = [0, 1, 2].map(() => inRank([...server].reverse()).map(({ key }) => key))
      const placed = server.filter((one) => one.rank !== null)
      expect(inRank([...placed].reverse())).toEqual(inRank(placed))
      expect(new Set(read.map(String)).size).toBe(1)
      expect([...(read[0] ?? [])].sort()).toEqual(keys)
    }),
  )
})
