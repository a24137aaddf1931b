import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trendPath } from './odds-trend.ts'

describe('the line of a price', () => {
  it('rises where the price rises and stays in its box', () => {
    expect(trendPath([0.8, 1], 100, 40)).toBe('M0 36H100V4')
    expect(trendPath([1, 1], 100, 40)).toBe('M0 20H100V20')
    fc.assert(
      fc.property(fc.array(fc.float({ min: Math.fround(0.01), max: 50, noNaN: true }), { minLength: 1, maxLength: 60 }), (prices) => {
        const heights = [...trendPath(prices, 100, 40).matchAll(/(?:M0 |V)([\d.]+)/g)].map((found) => Number(found[1]))
        expect(heights).toHaveLength(prices.length)
        for (const height of heights) expect(height >= 3.99 && height <= 36.01).toBe(true)
      }),
    )
  })
})
