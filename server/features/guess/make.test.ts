import { expect, it } from 'vitest'
import { expertLimits } from '../../../contract/limits/expert-limits.ts'
import { type AskedMatch, questionsOf } from './make.ts'

it('never asks more questions at once than a page of the app shows', () => {
  const productNow = Date.UTC(2026, 10, 21, 12)
  const match_time = new Date(productNow + 3_600_000).toISOString()
  const odds = { total: { line: 2.5 } } as never
  const matches = Array.from({ length: 200 }, (_, at) => {
    const about = { sport: 'football', hot: true, league_id: 'l', match_time, id: `m${at}` } as const
    const core: AskedMatch =
      at % 2 ? { ...about, status: 'upcoming', phase: 'not-started' } : { ...about, status: 'live', phase: 'first-half' }
    return { core, odds }
  })
  const asked = questionsOf({ matches, productNow }).length
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(expertLimits.questionPage)
})
