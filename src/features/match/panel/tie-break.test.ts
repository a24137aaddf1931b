import { expect, it } from 'vitest'
import { isTieBreak, lostTieBreak } from './tie-break.ts'

const level: [number, number] = [6, 6]
const begun: [number, number] = [0, 0]

it('detects a tie-break at six games all, in tennis only', () => {
  expect(isTieBreak({ sport: 'tennis', periods: [begun, level] })).toBe(true)
  expect(isTieBreak({ sport: 'tennis', periods: [level, begun] })).toBe(false)
  expect(isTieBreak({ sport: 'badminton', periods: [level] })).toBe(false)
})

it('shows the tie-break points beside the games of the set’s loser, and beside no other set', () => {
  const row = {
    periods: [
      [7, 6],
      [6, 3],
      [6, 7],
    ] as [number, number][],
    tie_breaks: [4, null, 10],
  }
  const figures = (side: 'home' | 'away') => row.periods.map((_, set) => lostTieBreak(row, set, side))
  expect(figures('home')).toEqual([null, null, 10])
  expect(figures('away')).toEqual([4, null, null])
  expect(lostTieBreak({ periods: row.periods }, 0, 'away')).toBeNull()
})
