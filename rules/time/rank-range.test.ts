import { expect, it } from 'vitest'
import { earlierDays, rankDays } from './rank-range.ts'

/** A Wednesday, 00:30 in Beijing: still Tuesday in UTC. */
const now = Date.UTC(2026, 10, 17, 16, 30)

it('a ranking counts days in Beijing time, and compares with the complete previous period', () => {
  expect([rankDays('day', now), rankDays('week', now), rankDays('month', now)]).toEqual([
    { from: '2026-11-18', to: '2026-11-18' },
    { from: '2026-11-16', to: '2026-11-18' },
    { from: '2026-11-01', to: '2026-11-18' },
  ])
  expect([earlierDays('day', now), earlierDays('week', now), earlierDays('month', now)]).toEqual([
    { from: '2026-11-17', to: '2026-11-17' },
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-10-01', to: '2026-10-31' },
  ])
})
