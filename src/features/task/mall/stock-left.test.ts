import { expect, it } from 'vitest'
import { leftOf } from './stock-left.ts'

it('shows whether an item is sold out, almost gone, how many are left, or that there are enough', () => {
  expect([0, 1, 3, 4, 999, 1_000].map(leftOf)).toEqual(['gone', 'few', 'few', 'some', 'some', 'plenty'])
})
