import { expect, it } from 'vitest'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import { hoursUntil } from './mute-term.ts'

it('counts the remaining hours, and zero once expired', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  expect([null, at(-1), at(0)].map((until) => hoursUntil(until, now))).toEqual([0, 0, 0])
  expect([0.1, 1, 47.5].map((hours) => hoursUntil(at(hours), now))).toEqual([1, 1, 48])
  // A client clock that is behind must not exceed the maximum that the API accepts.
  expect(hoursUntil(at(roomLimits.standingHours + 0.1), now)).toBe(roomLimits.standingHours)
})
