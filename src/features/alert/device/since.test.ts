import { expect, it } from 'vitest'
import { awayAtLeast, missedFrom } from './since.ts'

it('looks back on an absence, not on a moment, not on a first visit, and not for weeks', () => {
  const now = 100 * 86_400_000
  expect(missedFrom(undefined, now)).toBeNull()
  expect(missedFrom(now - awayAtLeast + 1, now)).toBeNull()
  expect(missedFrom(now - awayAtLeast, now)).toBe(now - awayAtLeast)
  expect(missedFrom(now - 30 * 86_400_000, now)).toBe(now - 3 * 86_400_000)
  // A clock that was set back.
  expect(missedFrom(now + 1, now)).toBeNull()
})
