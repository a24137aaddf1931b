import { expect, it } from 'vitest'
import { isLate, waitingGroup } from './waiting-age.ts'

it('is late after more than a day', () => {
  const since = '2026-11-20T12:00:00.000Z'
  const day = Date.parse('2026-11-21T12:00:00.000Z')
  expect([isLate(since, day - 1), isLate(since, day), isLate(since, day + 1)]).toEqual([false, false, true])
  expect(isLate('2026-11-25T12:00:00.000Z', day)).toBe(false)
})

it('stands with what is as old: more than a day, more than an hour, newer', () => {
  const since = '2026-11-20T12:00:00.000Z'
  const after = (hours: number) => waitingGroup(since, Date.parse(since) + hours * 3_600_000)
  expect([25, 24, 1.1, 1, 0].map(after)).toEqual(['late', 'today', 'today', 'new', 'new'])
})
