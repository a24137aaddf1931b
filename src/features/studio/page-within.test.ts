import { expect, it } from 'vitest'
import { pageWithin } from './page-within.ts'

it('who takes the last row of the last page away is on the page before it', () => {
  expect(pageWithin(2, 21, 20)).toBe(2)
  expect(pageWithin(2, 20, 20)).toBe(1)
  expect(pageWithin(3, 0, 20)).toBe(1)
  expect(pageWithin(1, 90, 20)).toBe(1)
})
