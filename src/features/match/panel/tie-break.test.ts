import { expect, it } from 'vitest'
import { isTieBreak } from './tie-break.ts'

const level: [number, number] = [6, 6]
const begun: [number, number] = [0, 0]

it('is a tie-break at six games all of tennis alone', () => {
  expect(isTieBreak({ sport: 'tennis', periods: [begun, level] })).toBe(true)
  expect(isTieBreak({ sport: 'tennis', periods: [level, begun] })).toBe(false)
  expect(isTieBreak({ sport: 'badminton', periods: [level] })).toBe(false)
})
