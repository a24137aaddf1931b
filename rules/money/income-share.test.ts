import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOf } from './income-share.ts'

it('a share is an integer, never exceeds the amount spent, and grows with amount and percentage', () => {
  expect([shareOf(1, 50), shareOf(99, 50), shareOf(100, 0), shareOf(100, 100)]).toEqual([0, 49, 0, 100])
  const amount = fc.integer({ min: 0, max: 1_000_000_000 })
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(amount, percent, (spent, of) => {
      const share = shareOf(spent, of)
      expect(Number.isInteger(share) && share >= 0 && share <= spent).toBe(true)
      expect(shareOf(spent + 1, of)).toBeGreaterThanOrEqual(share)
      expect(shareOf(spent, Math.min(100, of + 1))).toBeGreaterThanOrEqual(share)
    }),
  )
  expect(() => shareOf(1.5, 50)).toThrow(RangeError)
  expect(() => shareOf(10, 101)).toThrow(RangeError)
})
