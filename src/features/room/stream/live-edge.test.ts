import { expect, it } from 'vitest'
import { followsLive } from './live-edge.ts'

it('counts a viewer as behind from two seconds on, relative to the live position', () => {
  const window = { live: 100, isLive: true }
  expect([101, 100, 98.1, 98, 96.5, 20].map((position) => followsLive(position, window))).toEqual([true, true, true, false, false, false])
  expect(followsLive(100, { live: 100, isLive: false })).toBe(false)
})
