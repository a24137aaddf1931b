import { expect, it } from 'vitest'
import { experienceOf, topLevel, wealthOf } from './wealth-level.ts'

it('starts at 0, reaches level 1 with one diamond and ends at the top level', () => {
  expect(wealthOf(0)).toEqual({ userlevel: 0, toplevel: topLevel, exp_percent: 0 })
  expect(wealthOf(9)).toMatchObject({ userlevel: 0, exp_percent: 90 })
  expect(wealthOf(10)).toMatchObject({ userlevel: 1, exp_percent: 0 })
  expect(wealthOf(experienceOf(topLevel) - 1)).toMatchObject({ userlevel: topLevel - 1, exp_percent: 99 })
  expect(wealthOf(experienceOf(topLevel))).toMatchObject({ userlevel: topLevel, exp_percent: 100 })
})

it('has integer steps of 0.1, each larger than the previous', () => {
  const steps = Array.from({ length: topLevel }, (_, level) => experienceOf(level + 1) - experienceOf(level))
  expect(steps.every((step) => Number.isInteger(step) && step > 0)).toBe(true)
  expect(steps.every((step, index) => index === 0 || step > (steps[index - 1] as number))).toBe(true)
})
