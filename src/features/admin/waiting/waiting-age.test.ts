import { expect, it } from 'vitest'
import { isLate } from './waiting-age.ts'

it('is overdue after more than a day', () => {
  const since = '2026-11-20T12:00:00.000Z'
  const day = Date.parse('2026-11-21T12:00:00.000Z')
  expect([isLate(since, day - 1), isLate(since, day), isLate(since, day + 1)]).toEqual([false, false, true])
  expect(isLate('2026-11-25T12:00:00.000Z', day)).toBe(false)
})
