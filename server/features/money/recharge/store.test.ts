import fc from 'fast-check'
import { expect, it } from 'vitest'
import { giveRate } from './store.ts'

it('the bonus rate is rounded to the nearest tenth of a percent', () => {
  expect([giveRate({ coin: 3_000, give: 90 }), giveRate({ coin: 6_800, give: 200 }), giveRate({ coin: 600, give: 0 })]).toEqual([3, 2.9, 0])
  const tenths = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(tenths, tenths, (coin, give) => {
      const thousandths = Math.round(giveRate({ coin, give }) * 10)
      expect(giveRate({ coin, give })).toBe(thousandths / 10)
      // In integers: the error is at most half a step.
      const off = BigInt(thousandths) * BigInt(coin) - BigInt(give) * 1_000n
      expect((off < 0n ? -off : off) * 2n <= BigInt(coin)).toBe(true)
    }),
  )
})
