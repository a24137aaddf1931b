import { describe, expect, it } from 'vitest'
import type { statuses } from '../../../../contract/match/match-row.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { sideScore } from './side-score.ts'

const both = (status: (typeof statuses)[number], hidden: boolean) =>
  (['home', 'away'] as const).map((side) => sideScore(sampleRow({ status, home_score: 2, away_score: 0 }), side, hidden))

describe('score of a side', () => {
  it('is a figure when there is one', () => {
    expect([both('live', false), both('over', false)]).toEqual([
      [2, 0],
      [2, 0],
    ])
  })
  it('is a dash when it is hidden, and looks hidden only then', () => {
    expect([both('live', true), both('over', true)]).toEqual([
      ['–', '–'],
      ['–', '–'],
    ])
    for (const status of ['upcoming', 'postponed', 'cancelled'] as const) expect([status, both(status, false)]).toEqual([status, ['', '']])
  })
})
