import { describe, expect, it } from 'vitest'
import type { MatchStatus } from '../../../../../contract/match/match-row.ts'
import { teamMatches } from './team-matches.ts'

const at = (hour: number, status: MatchStatus) => ({ status, match_time: `2026-07-18T${String(hour).padStart(2, '0')}:00:00Z` })
const [past, earlier, next, later] = [at(12, 'over'), at(9, 'over'), at(20, 'upcoming'), at(22, 'upcoming')]

const of = <R extends typeof past>(rows: readonly R[], hour = 15) => teamMatches(rows, Date.parse(at(hour, 'over').match_time))

describe('matches of a team', () => {
  it('start with the live one, which is not a result yet', () => {
    const now = at(15, 'live')
    expect(of([now, past, earlier, next, later])).toEqual({ first: now, upcoming: [next, later], results: [past, earlier] })
  })

  it('start with the next one when none is live', () => {
    const postponed = at(14, 'postponed')
    expect(of([past, earlier, postponed, later, next])).toEqual({
      first: next,
      upcoming: [postponed, next, later],
      results: [past, earlier],
    })
  })

  it('are grouped by their current state, whatever it was when the page was read', () => {
    const begun = { ...next, status: 'live' as const }
    const ended = { ...begun, status: 'over' as const }
    expect(of([past, begun, later]).first).toBe(begun)
    expect(of([past, begun, later]).upcoming).toEqual([later])
    expect(of([past, ended, later]).results).toEqual([ended, past])
    expect(of([]).first).toBeUndefined()
  })

  it('omit those scheduled long ago without any update', () => {
    const silent = at(11, 'upcoming')
    expect(of([past, silent, next], 13).first).toBe(silent)
    expect(of([past, silent, next], 14)).toEqual({ first: next, upcoming: [next], results: [past] })
  })
})
