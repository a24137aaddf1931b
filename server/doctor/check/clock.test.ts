import { expect, it } from 'vitest'
import { checkClock } from './clock.ts'

const sample = { theirs: 1_000_000, askedAt: 1_000_000, answeredAt: 1_000_000, precision: 0 }

it('agrees within what nobody notices and what is not known', () => {
  expect(checkClock(sample).verdict).toBe('ok')
  expect(checkClock({ ...sample, theirs: 1_001_900 }).verdict).toBe('ok')
  // The response took eight seconds: its timestamp may be from any time within them.
  expect(checkClock({ ...sample, theirs: 1_009_000, answeredAt: 1_008_000 }).verdict).toBe('ok')
  expect(checkClock({ ...sample, theirs: 1_002_500, precision: 500 }).verdict).toBe('ok')
})

it('says by how much it does not, and in which direction', () => {
  expect(checkClock({ ...sample, theirs: 1_010_000 })).toMatchObject({ verdict: 'warn', found: 'This machine is 10 s behind.' })
  expect(checkClock({ ...sample, theirs: 900_000 })).toMatchObject({ verdict: 'fail', found: 'This machine is 100 s ahead.' })
})

it('is not held against nothing', () => expect(checkClock(null).verdict).toBe('ok'))
