import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { sideGame } from './side-game.ts'

const tennis: Partial<MatchRow> = { sport: 'tennis', status: 'live', phase: 'set-2', game: { server: 'away', points: ['40', 'AD'] } }
const both = (patch: Partial<MatchRow>, hidden = false) =>
  (['home', 'away'] as const).map((side) => sideGame(sampleRow(patch), side, hidden))

describe('the running game in a list', () => {
  it('has the points of tennis as they are called, and who serves', () => {
    expect(both(tennis)).toEqual([
      { serves: false, points: '40' },
      { serves: true, points: 'AD' },
    ])
  })
  it('has the points of the last game of badminton', () => {
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
  it('is nothing where scores are hidden, after the end, and where nobody tells it', () => {
    expect(both(tennis, true)).toEqual([null, null])
    expect(both({ ...tennis, status: 'over' })).toEqual([null, null])
    expect(both({ ...tennis, game: null })).toEqual([null, null])
  })
})
