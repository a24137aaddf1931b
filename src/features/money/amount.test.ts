import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diamonds, yuan } from '../../core/text/amount-text.ts'
import { type Digits, mostUnits, readAmount } from './amount.ts'

const read = (text: string, digits: Digits = 1) => {
  const { units, fault } = readAmount(text, digits)
  return fault ?? units
}

describe('typed amount', () => {
  it.each([
    ['12', 120],
    ['12.5', 125],
    ['12,5', 125],
    ['.5', 5],
    ['12.', 120],
    ['012', 120],
    ['12.50', 125],
    ['1,280', 12_800],
    ['1,280.5', 12_805],
    ['1 280', 12_800],
    ['1\u00a0280', 12_800],
    ['１２８０．５', 12_805],
    ['１，２８０', 12_800],
    ['12。5', 125],
    [' 7 ', 70],
    ['99999999.9', mostUnits],
  ])('%s is parsed', (text, units) => expect(read(text)).toBe(units))

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['.', 'unreadable'],
    ['-5', 'negative'],
    ['－12.5', 'negative'],
    ['−3', 'negative'],
    ['--5', 'unreadable'],
    ['-', 'unreadable'],
    ['-abc', 'unreadable'],
    ['1e21', 'too-large'],
    ['1E+21', 'too-large'],
    ['+5', 'unreadable'],
    ['1e3', 'unreadable'],
    ['0x10', 'unreadable'],
    ['12元', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['1,2,3', 'unreadable'],
    ['12,3456.5', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['1/2', 'unreadable'],
    ['١٢', 'unreadable'],
    ['0', 'zero'],
    ['0.0', 'zero'],
    ['0.05', 'too-fine'],
    ['1.280', 'too-fine'],
    ['100000000', 'too-large'],
    ['9'.repeat(40), 'too-large'],
  ])('%s is %s', (text, fault) => expect(read(text)).toBe(fault))

  it('parses yuan to the fen', () => {
    expect(read('¥30.50', 2)).toBe(3_050)
    expect(read('￥30.05', 2)).toBe(3_005)
    expect(read('30.5', 2)).toBe(3_050)
    expect(read('0.005', 2)).toBe('too-fine')
    expect(read('1.280', 2)).toBe('too-fine')
  })

  it('parses every formatted amount back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mostUnits }), (units) => read(diamonds(units)) === units && read(yuan(units), 2) === units),
      { seed: 9, numRuns: 500 },
    )
  })

  it('returns an integer in range or an error, whatever is typed', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,。，¥ -+e') }))
    fc.assert(
      fc.property(text, fc.constantFrom<Digits>(1, 2), (typed, digits) => {
        const { units, fault } = readAmount(typed, digits)
        return fault ? units === null : Number.isInteger(units) && units !== null && units > 0 && units <= mostUnits
      }),
      { seed: 2, numRuns: 2_000 },
    )
  })

  it('never accepts a sign, an exponent or letters', () => {
    const broken = fc
      .tuple(fc.nat(99_999), fc.constantFrom('-', '+', 'e', 'x', '%', 'k', '万', '/'), fc.nat(99))
      .map((part) => part.join(''))
    fc.assert(
      // A number above every balance may be reported as too large: 9e99.
      fc.property(broken, (typed) => ['unreadable', 'too-large'].includes(String(read(typed)))),
      { seed: 5, numRuns: 200 },
    )
  })
})
