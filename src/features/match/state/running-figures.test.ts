import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { runningFigures } from './running-figures.ts'

const tennis: Partial<MatchRow> = {
  sport: 'tennis',
  status: 'live',
  phase: 'set-2',
  periods: [
    [7, 6],
    [5, 3],
  ],
  game: { server: 'away', points: ['15', '30'] },
}

describe('running game in the match sentence', () => {
  it('is the games of the set and the points in tennis, home first', () => {
    expect(runningFigures(sampleRow(tennis))).toEqual(['5-3', '15-30'])
  })
  it('is only the points in badminton', () => {
    const badminton: Partial<MatchRow> = { ...tennis, sport: 'badminton', periods: [[7, 0]], game: { server: 'home', points: null } }
    expect(runningFigures(sampleRow(badminton))).toEqual(['7-0'])
  })
  it('is empty when scores are hidden, after the end, and without data', () => {
    expect(runningFigures(sampleRow(tennis), true)).toEqual([])
    expect(runningFigures(sampleRow({ ...tennis, status: 'over' }))).toEqual([])
    expect(runningFigures(sampleRow({ ...tennis, game: null }))).toEqual([])
  })
})
