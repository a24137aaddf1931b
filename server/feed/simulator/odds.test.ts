// Implied probabilities of odds: a realistic bookmaker margin, in an open match and in a decided one.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricesOf } from './odds.ts'

const implied = (prices: number[]): number => prices.reduce((sum, price) => sum + 1 / (1 + price), 0)
const chance = fc.double({ min: 0, max: 1, noNaN: true })

describe('prices', () => {
  it.each([[[0.5, 0.5]], [[0.985, 0.015]], [[1, 0]], [[0.45, 0.3, 0.25]], [[0.999, 0.0005, 0.0005]], [[1, 0, 0]], [[0, 0, 0]]])(
    'of chances %j have implied probabilities that total 1.02 to 1.12',
    (chances) => {
      expect(implied(pricesOf(chances))).toBeGreaterThanOrEqual(1.02)
      expect(implied(pricesOf(chances))).toBeLessThanOrEqual(1.12)
    },
  )

  it('of any chances keep that margin, and the likelier outcome never costs more', () =>
    fc.assert(
      fc.property(fc.oneof(fc.tuple(chance, chance), fc.tuple(chance, chance, chance)), (chances) => {
        const prices = pricesOf(chances)
        expect(implied(prices)).toBeGreaterThanOrEqual(1.02)
        expect(implied(prices)).toBeLessThanOrEqual(1.12)
        for (const [index, one] of chances.entries())
          for (const [other, two] of chances.entries())
            if (one > two) expect(prices[index] as number).toBeLessThanOrEqual(prices[other] as number)
      }),
    ))
})
