import { expect, it } from 'vitest'
import { leftOf } from './stock-left.ts'

it('of a good is told that it is gone, that few are left, how many, or that there are enough', () => {
  expect([0, 1, 3, 4, 999, 1_000].map(leftOf)).toEqual(['gone', 'few', 'few', 'some', 'some', 'plenty'])
})
