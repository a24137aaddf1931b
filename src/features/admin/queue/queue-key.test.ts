import { expect, it } from 'vitest'
import { addressOf, keyOf, kindOf } from './queue-key.ts'

const keys = ['horns h1', 'reports post p1', 'reports danmaku a.b', 'withdrawals 0f9c.x']

it.each(keys)('%s is the same after a way through the address', (key) => {
  expect(addressOf(key)).not.toMatch(/ /)
  expect(keyOf(addressOf(key))).toBe(key)
})

it('is none without a kind and an id, of a report without what was reported', () => {
  expect(['', '100007', 'horns', 'horns.', '.h1', 'reports.p1', 'reports.post.'].map(keyOf)).toEqual(Array(7).fill(undefined))
})

it('has its kind before its id', () => {
  expect(['horns h1', 'reports post p1'].map(kindOf)).toEqual(['horns', 'reports'])
})
