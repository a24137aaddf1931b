import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handicapText, moveOf, priceText, totalText } from './odds-format.ts'

describe('odds', () => {
  it('format prices with two decimals', () => {
    expect([0.9, 1, 0.86, 12].map(priceText)).toEqual(['0.90', '1.00', '0.86', '12.00'])
  })
  it('format the home handicap with a true minus sign, and none as 0', () => {
    expect([-0.5, 0.25, 0, -1, -0].map(handicapText)).toEqual(['−0.5', '+0.25', '0', '−1', '0'])
  })
  it('keep every quarter line as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), (quarters) => Number(handicapText(quarters / 4).replace('−', '-')) === quarters / 4),
    )
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000 }), (halves) => Number(totalText(halves / 2)) === halves / 2))
  })
  it('show the direction of a price change', () => {
    expect([1, 0, -1].map(moveOf)).toEqual(['up', null, 'down'])
  })
})
