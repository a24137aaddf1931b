// Properties of envelope shares, and that no position in the queue is better than another. R-ENVELOPE-1.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chance, figures, seed, soak } from '../../tests/support/soak.ts'
import { envelopeShares, equalShares, randomShares } from './envelope.ts'

const draw = chance()
const pair = fc
  .tuple(fc.integer({ min: 1, max: envelopeShares }), fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 1_000_000_000 })))
  .map(([count, more]) => ({ count, total: count + more }))

describe('envelope shares', () => {
  it.each([
    ['random', (total: number, count: number) => randomShares(total, count, draw)],
    ['equal', equalShares],
  ])('%s shares add up to the total, and each is at least 1', (_name, divide) => {
    fc.assert(
      fc.property(pair, ({ total, count }) => {
        const shares = divide(total, count)
        expect([shares.length, shares.reduce((sum, share) => sum + share, 0)]).toEqual([count, total])
        expect(shares.every((share) => Number.isSafeInteger(share) && share >= 1)).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })

  it('have the same mean size at every position', () => {
    const draws = soak(20_000, 100_000)
    for (const [total, count] of [
      [100, 10],
      [13, 10],
      [1_000, 5],
    ] as const) {
      const sums = Array<number>(count).fill(0)
      for (let index = 0; index < draws; index += 1)
        for (const [place, share] of randomShares(total, count, draw).entries()) sums[place] = (sums[place] ?? 0) + share
      const mean = total / count
      const worst = Math.max(...sums.map((sum) => Math.abs(sum / draws / mean - 1)))
      figures({ proof: 'R-ENVELOPE-1 places', total, count, draws, worst: worst.toFixed(4) })
      // 2 % at 100,000; fewer draws vary more.
      expect(worst, `SEED=${seed}`).toBeLessThan(soak(0.045, 0.02))
    }
  })

  it.each([
    [0, 1],
    [5, 6],
    [5, 0],
    [1.5, 1],
    [10, 2.5],
    [-3, 1],
    [Number.MAX_SAFE_INTEGER + 1, 2],
    [1_000, envelopeShares + 1],
    [Number.NaN, 1],
  ])('reject a total of %d for %d shares', (total, count) => {
    expect(() => equalShares(total, count)).toThrow(RangeError)
    expect(() => randomShares(total, count, draw)).toThrow(RangeError)
  })
})
