import { expect, it } from 'vitest'
import { pageInstead, pagesOf } from './admin-pages.ts'

it('shows the last page of a list shortened by decisions, and does not call it empty', () => {
  // The only row of page 2 was decided: fifty remain on page 1.
  expect(pageInstead(2, 50)).toBe(1)
  expect(pageInstead(3, 60)).toBe(2)
  expect(pageInstead(2, 51)).toBeNull()
  expect(pageInstead(1, 0)).toBeNull()
})

it('has at least one page', () => {
  expect([0, 1, 50, 51].map(pagesOf)).toEqual([1, 1, 1, 2])
})
