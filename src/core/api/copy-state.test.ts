import { expect, it } from 'vitest'
import { copyState } from './copy-state.ts'

it('describes a copy as current, refreshing or the only data available', () => {
  const cached = { savedAt: 1, live: false }
  expect(copyState(undefined, true)).toBe('current')
  expect(copyState({ savedAt: 1, live: true }, false)).toBe('current')
  // Online, the request is in flight: right after a user's own action nothing counts as offline.
  expect(copyState(cached, true)).toBe('updating')
  expect(copyState(cached, false)).toBe('copy')
  expect(copyState({ ...cached, failed: true }, true)).toBe('copy')
})
