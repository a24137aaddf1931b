import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText, readDecimal } from './decimal.ts'

describe('amount typed by an operator', () => {
  it.each([
    ['12.5', 1, 125],
    ['12', 1, 120],
    ['1,280', 2, 128_000],
    ['30.05', 2, 3_005],
    ['30.50', 1, 305],
    ['7', 0, 7],
    ['1,280.5', 1, 12_805],
    ['12,5', 1, 125],
    ['30,05', 2, 3_005],
    ['１２．５', 1, 125],
  ] as const)('%s with %i decimals is %i', (text, digits, sum) => {
    expect(readDecimal(text, digits)).toBe(sum)
  })

  it.each(['', '-1', '1.25', '1e3', '0x10', '1..2', '1,2,3', '12,5,5', '1,28,0', '.5', '99999999999999'])(
    '%s is not an amount with one decimal',
    (text) => {
      expect(readDecimal(text, 1)).toBeNull()
    },
  )

  it('is unchanged after it is formatted and read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.constantFrom(0, 1, 2), (sum, digits) => {
        expect(readDecimal(decimalText(sum, digits as 0 | 1 | 2), digits as 0 | 1 | 2)).toBe(sum)
      }),
    )
  })
})
