import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diamonds, grouped, yuan } from './amount-text.ts'

describe('displayed amounts of money', () => {
  it('show tenths of a diamond, and the decimal only when there is one', () => {
    expect([0, 1, 10, 15, 100, 12_800, 12_805, 1_234_567_891, -520].map(diamonds)).toEqual([
      '0',
      '0.1',
      '1',
      '1.5',
      '10',
      '1,280',
      '1,280.5',
      '123,456,789.1',
      '-52',
    ])
  })

  it('show fen as yuan, with two decimals or none', () => {
    expect([0, 1, 10, 100, 3_050, 128_000, -600].map(yuan)).toEqual(['¥0', '¥0.01', '¥0.10', '¥1', '¥30.50', '¥1,280', '-¥6'])
  })

  it('group digits by three', () => {
    expect([0, 999, 1_000, 36_450, 1_000_000].map(grouped)).toEqual(['0', '999', '1,000', '36,450', '1,000,000'])
  })

  it('lose no precision, up to the largest possible amount', () => {
    const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
    // Parsed from text alone: fractions of yuan have no exact number.
    const unitsOf = (text: string, digits: number): bigint => {
      const [whole = '', rest = ''] = text.replace(/[,¥]/g, '').split('.')
      return BigInt(whole + rest.padEnd(digits, '0'))
    }
    fc.assert(
      fc.property(amount, (value) => unitsOf(diamonds(value), 1) === BigInt(value) && unitsOf(yuan(value), 2) === BigInt(value)),
      { seed: 4, numRuns: 500 },
    )
  })
})
