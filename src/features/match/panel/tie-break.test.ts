import { expect, it } from 'vitest'
import { isTieBreak } from './tie-break.ts'

it('is a tie-break at six games all of tennis alone', () => {
  expect(isTieBreak({ sport: 'tennis', periods: [[4, 6], [6, 6]] })).toBe(true)
  expect(isTieBreak({ sport: 'tennis', periods: [[6, 6], [0, 0]] })).toBe(false)
  expect(isTieBreak({ sport: 'badminton', periods: [[6, 6]] })).toBe(false)
})
