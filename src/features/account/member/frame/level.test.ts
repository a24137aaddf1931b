import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reachedSteps, stepCount, tierOf } from './level.ts'

it('colors a level by its fifth of the range', () => {
  expect([0, 11, 12, 24, 36, 48, 60].map((level) => tierOf(level, 60))).toEqual([1, 1, 2, 3, 4, 5, 5])
  expect(tierOf(3, 0)).toBe(1)
})

it('highlights as many steps as were reached, and all of them only at the top', () => {
  expect([0, 9, 10, 68, 99, 100].map(reachedSteps)).toEqual([0, 0, 1, 6, 9, 10])
  fc.assert(
    fc.property(
      fc.double({ min: -10, max: 110, noNaN: true }),
      (percent) => reachedSteps(percent) >= 0 && reachedSteps(percent) <= stepCount,
    ),
  )
})
