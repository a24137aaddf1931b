import { expect, it } from 'vitest'
import { interval, percent, signedPercent } from './rate-text.ts'

it('formats rates with one decimal, gains with a sign, and intervals as whole numbers', () => {
  expect([percent(563), percent(1_000), percent(0)]).toEqual(['56.3%', '100.0%', '0.0%'])
  expect([signedPercent(42), signedPercent(-31), signedPercent(0)]).toEqual(['+4.2%', '−3.1%', '0.0%'])
  expect(interval(508, 617)).toBe('51–62%')
})
