import { expect, it } from 'vitest'
import { checkClock } from './clock.ts'

const sample = { theirs: 1_000_000, askedAt: 1_000_000, answeredAt: 1_000_000, precision: 0 }

it('passes within the tolerance plus the measurement uncertainty', () => {
  expect(checkClock(sample).verdict).toBe('ok')
  expect(checkClock({ ...sample, theirs: 1_001_900 }).verdict).toBe('ok')
  // The response took eight seconds: its timestamp may be from any time within them.
  expect(checkClock({ ...sample, theirs: 1_009_000, answeredAt: 1_008_000 }).verdict).toBe('ok')
  expect(checkClock({ ...sample, theirs: 1_002_500, precision: 500 }).verdict).toBe('ok')
})

it('reports the clock difference and its direction', () => {
  expect(checkClock({ ...sample, theirs: 1_010_000 })).toMatchObject({ verdict: 'warn', found: 'This machine is 10 s behind.' })
  expect(checkClock({ ...sample, theirs: 900_000 })).toMatchObject({ verdict: 'fail', found: 'This machine is 100 s ahead.' })
})

it('passes when there is nothing to compare with', () => expect(checkClock(null).verdict).toBe('ok'))
