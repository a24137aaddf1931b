import { expect, it } from 'vitest'
import { RefusedKeys } from './refused-keys.ts'

it('counts rejected publishers by fault and origin, newest first, and expires them after a day', () => {
  let now = Date.parse('2026-07-18T12:00:00.000Z')
  const refused = new RefusedKeys(() => now)
  refused.note({ way: 'rtmp', fault: 'unknown', address: '203.0.113.9' })
  now += 60_000
  refused.note({ way: 'browser', fault: 'empty', address: '2001:db8:1:2' })
  now += 60_000
  refused.note({ way: 'rtmp', fault: 'unknown', address: '203.0.113.77' })
  refused.note({ way: 'hook', fault: 'unknown', address: '' })
  expect(refused.list()).toEqual([
    { way: 'hook', fault: 'unknown', address: '', count: 1, at: '2026-07-18T12:02:00.000Z' },
    { way: 'rtmp', fault: 'unknown', address: '203.0.113.*', count: 2, at: '2026-07-18T12:02:00.000Z' },
    { way: 'browser', fault: 'empty', address: '2001:db8:1::/48', count: 1, at: '2026-07-18T12:01:00.000Z' },
  ])
  now += 86_400_000 - 60_000
  expect(refused.list()).toHaveLength(3)
  now += 1
  expect(refused.list().map(({ way }) => way)).toEqual(['hook', 'rtmp'])
})

it('keeps a limited number of entries', () => {
  const refused = new RefusedKeys(() => 0)
  for (let at = 0; at < 60; at += 1) refused.note({ way: 'rtmp', fault: 'unknown', address: `10.0.${at}.1` })
  expect(refused.list()).toHaveLength(50)
  expect(refused.list()[0]?.address).toBe('10.0.59.*')
})
