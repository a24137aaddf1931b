import { describe, expect, it } from 'vitest'
import type { HeadToHead } from '../../../../contract/match/match-detail.ts'
import { resultFor, tally } from './form.ts'

const met = (home_id: string, away_id: string, home_score: number, away_score: number): HeadToHead =>
  ({ id: 'h', day: '2026-01-01', home_id, away_id, home_score, away_score }) as HeadToHead

describe('an earlier match', () => {
  it('is won, drawn or lost from the point of view of the requested team', () => {
    expect(resultFor('a', met('a', 'b', 2, 1))).toBe('w')
    expect(resultFor('a', met('b', 'a', 2, 1))).toBe('l')
    expect(resultFor('a', met('b', 'a', 1, 1))).toBe('d')
  })
  it('counts once in the tally', () => {
    expect(tally('a', [met('a', 'b', 2, 1), met('b', 'a', 0, 3), met('b', 'a', 1, 1)])).toEqual({ w: 2, d: 1, l: 0 })
  })
})
