import { expect, it } from 'vitest'
import { neighbour, queueActOf } from './queue-keys.ts'

const keys = ['a', 'b', 'c']

it('maps each key to its action, and other keys to none', () => {
  expect(['j', 'k', 'x', 'g', 's'].map(queueActOf)).toEqual(['next', 'previous', 'act', 'claim', 'postpone'])
  expect(['a', 'J', 'Enter', 'toString', ''].map(queueActOf)).toEqual(Array(5).fill(null))
})

it('moves down and up, and stops at both ends', () => {
  expect([neighbour(keys, 'a', 0, 1), neighbour(keys, 'b', 1, 1), neighbour(keys, 'c', 2, 1)]).toEqual(['b', 'c', null])
  expect([neighbour(keys, 'a', 0, -1), neighbour(keys, 'c', 2, -1)]).toEqual([null, 'b'])
})

it('continues from the position of the settled item', () => {
  expect([neighbour(keys, 'gone', 1, 1), neighbour(keys, 'gone', 1, -1)]).toEqual(['b', 'a'])
  // It was the last one.
  expect([neighbour(keys, 'gone', 3, 1), neighbour(keys, 'gone', 3, -1)]).toEqual(['c', 'c'])
  expect([neighbour([], 'gone', 0, 1), neighbour([], null, 0, -1)]).toEqual([null, null])
})

it('starts with the first item when none is selected', () => {
  expect(neighbour(keys, null, 0, 1)).toBe('a')
})
