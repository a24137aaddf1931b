import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Pace } from './pace.ts'

it('shows a room ten in any second, whatever comes, and each room for itself', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 200 }), (waits) => {
      const pace = new Pace(10)
      const shown: number[] = []
      let now = 1_000_000
      for (const wait of waits) {
        now += wait
        if (pace.take('r', now)) shown.push(now)
      }
      for (const from of shown) expect(shown.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(10)
      // Nothing is dropped below the limit.
      for (const one of [pace.take('other', now), pace.take('r', now + 1_000)]) expect(one).toBe(true)
    }),
  )
})

it('forgets rooms in which nothing is said, and never one that is still full', () => {
  const pace = new Pace(2)
  expect([pace.take('r', 0), pace.take('r', 500), pace.take('r', 900)]).toEqual([true, true, false])
  pace.sweep(900)
  expect(pace.take('r', 950)).toBe(false)
  pace.sweep(1_500)
  expect([pace.take('r', 1_500), pace.take('r', 1_501), pace.take('r', 1_502)]).toEqual([true, true, false])
})
