import { expect, it } from 'vitest'
import { addressOf, keyOf, kindOf } from './queue-key.ts'

const keys = ['horns h1', 'reports post p1', 'reports danmaku a.b', 'withdrawals 0f9c.x']

it.each(keys)('%s survives a round trip through the address', (key) => {
  expect(addressOf(key)).not.toMatch(/ /)
  expect(keyOf(addressOf(key))).toBe(key)
})

it('rejects a key without a kind or an id, and a report without its subject kind', () => {
  expect(['', '100007', 'horns', 'horns.', '.h1', 'reports.p1', 'reports.post.'].map(keyOf)).toEqual(Array(7).fill(undefined))
})

it('puts the kind before the id', () => {
  expect(['horns h1', 'reports post p1'].map(kindOf)).toEqual(['horns', 'reports'])
})
