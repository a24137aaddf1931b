import { expect, it } from 'vitest'
import { blockEnd, blockTerm, blockTerms } from './block-term.ts'

const now = Date.parse('2026-11-23T12:00:00.000Z')

it('ends after the given number of days, or never', () => {
  expect([blockEnd('3', now), blockEnd('', now)]).toEqual(['2026-11-26T12:00:00.000Z', undefined])
})

it('matches the same choice when its decision is undone some minutes later', () => {
  for (const term of blockTerms) expect(blockTerm(blockEnd(term, now), now + 600_000)).toBe(term)
})
