import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf, faultOf, missingOf, mostOf, numWithin, trimmed } from './exchange-form.ts'

describe('exchange quantity', () => {
  it('is limited by the stock, by the purchase limit and by ninety-nine', () => {
    expect([mostOf({ stock: 9_999, limit: 0 }), mostOf({ stock: 5, limit: 0 }), mostOf({ stock: 5, limit: 2 })]).toEqual([99, 5, 2])
  })
  it('is an integer within the limits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(300), fc.nat(10), (wanted, stock, limit) => {
        const good = { stock: stock + 1, limit }
        const num = numWithin(wanted, good)
        expect(Number.isInteger(num) && num >= 1 && num <= mostOf(good)).toBe(true)
      }),
    )
  })
})

it('the cost grows with the quantity, and missing coins and diamonds are shown separately', () => {
  const cost = costOf({ gold: 2_000, price: 5_000 }, 2)
  expect(cost).toEqual({ gold: 4_000, price: 10_000 })
  expect(missingOf(cost, { gold: 3_500, balance: 20_000 })).toEqual({ gold: 500, price: 0 })
  expect(missingOf(cost, { gold: 4_000, balance: 9_999 })).toEqual({ gold: 0, price: 1 })
  expect(missingOf(cost, null)).toEqual({ gold: 0, price: 0 })
})

it('a parcel requires a name, a plausible phone number and an address', () => {
  const parcel = { name: '陈小明', phone: '+86 138-0013-8000', address: '临江路 1 号' }
  expect(faultOf(parcel)).toBeNull()
  expect(faultOf({ ...parcel, name: ' ' })).toBe('name')
  for (const phone of ['（138）0013.8000', '\u202d13800138000\u202c', '１３８００１３８０００']) {
    expect(faultOf({ ...parcel, phone })).toBeNull()
    expect(trimmed({ ...parcel, phone }).phone).toBe('13800138000')
  }
  expect(trimmed(parcel).phone).toBe('+86 138-0013-8000')
  for (const phone of ['', '138', 'call me', '1'.repeat(26)]) expect(faultOf({ ...parcel, phone })).toBe('phone')
  expect(faultOf({ ...parcel, address: ' 一号  ' })).toBe('address')
})
