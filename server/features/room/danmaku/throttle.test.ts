import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Throttle } from './throttle.ts'

it('shows each room at most ten messages in any second, independently of other rooms', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 200 }), (waits) => {
      const throttle = new Throttle(10)
      const shown: number[] = []
      let now = 1_000_000
      for (const wait of waits) {
        now += wait
        if (throttle.take('r', now)) shown.push(now)
      }
      for (const from of shown) expect(shown.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(10)
      // Nothing is dropped below the limit.
      for (const one of [throttle.take('other', now), throttle.take('r', now + 1_000)]) expect(one).toBe(true)
    }),
  )
})

it('drops rooms without new messages, but never one that is still full', () => {
  const throttle = new Throttle(2)
  expect([throttle.take('r', 0), throttle.take('r', 500), throttle.take('r', 900)]).toEqual([true, true, false])
  throttle.sweep(900)
  expect(throttle.take('r', 950)).toBe(false)
  throttle.sweep(1_500)
  expect([throttle.take('r', 1_500), throttle.take('r', 1_501), throttle.take('r', 1_502)]).toEqual([true, true, false])
})
