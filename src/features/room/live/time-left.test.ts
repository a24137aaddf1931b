import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it('counts days, hours and minutes, and is empty once started', () => {
  expect(timeLeft(0.2)).toEqual({ days: 0, hours: 0, minutes: 1 })
  expect(timeLeft(130)).toEqual({ days: 0, hours: 2, minutes: 10 })
  expect(timeLeft(24 * 60)).toEqual({ days: 1, hours: 0, minutes: 0 })
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0 })
})

it('loses no minute', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (all) => {
      const { days, hours, minutes } = timeLeft(all)
      expect([days * 1_440 + hours * 60 + minutes, hours < 24, minutes < 60]).toEqual([all, true, true])
    }),
  )
})
