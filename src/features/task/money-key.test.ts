import { expect, it } from 'vitest'
import { moneyKeys } from './money-key.ts'

it('is the same for a retry, and new after a change or once completed', () => {
  let made = 0
  const keys = moneyKeys(() => `k${++made}`)
  const first = keys.of({ id: 'mug', num: 1 })
  expect(keys.of({ id: 'mug', num: 1 })).toBe(first)
  expect(keys.of({ id: 'mug', num: 2 })).not.toBe(first)
  const again = keys.of({ id: 'mug', num: 1 })
  expect(again).not.toBe(first)
  keys.done()
  expect(keys.of({ id: 'mug', num: 1 })).not.toBe(again)
})

it('generates UUIDs by default', () => {
  expect(moneyKeys().of(1)).toMatch(/^[\da-f-]{36}$/)
})
