import { expect, it } from 'vitest'
import { pageWithin } from './page-within.ts'

it('removing the last row of the last page moves to the previous page', () => {
  expect(pageWithin(2, 21, 20)).toBe(2)
  expect(pageWithin(2, 20, 20)).toBe(1)
  expect(pageWithin(3, 0, 20)).toBe(1)
  expect(pageWithin(1, 90, 20)).toBe(1)
})
