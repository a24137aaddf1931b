import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { sideGame } from './side-game.ts'

const tennis: Partial<MatchRow> = { sport: 'tennis', status: 'live', phase: 'set-2', game: { server: 'away', points: ['40', 'AD'] } }
const both = (patch: Partial<MatchRow>, hidden = false) =>
  (['home', 'away'] as const).map((side) => sideGame(sampleRow(patch), side, hidden))

describe('running game in a list', () => {
  it('shows tennis points in tennis terms, and the server', () => {
    expect(both(tennis)).toEqual([
      { serves: false, points: '40' },
      { serves: true, points: 'AD' },
    ])
  })
  it('shows the points of the last game in badminton', () => {
    const badminton: Partial<MatchRow> = {
      sport: 'badminton',
      status: 'live',
      phase: 'set-2',
      periods: [
        [21, 18],
        [7, 0],
      ],
      game: { server: 'home', points: null },
    }
    expect(both(badminton)).toEqual([
      { serves: true, points: '7' },
      { serves: false, points: '0' },
    ])
  })
  it('is empty when scores are hidden, after the end, and without data', () => {
    expect(both(tennis, true)).toEqual([null, null])
    expect(both({ ...tennis, status: 'over' })).toEqual([null, null])
    expect(both({ ...tennis, game: null })).toEqual([null, null])
  })
})
