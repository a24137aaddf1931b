import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlayOutcome } from '../../contract/match/play.ts'
import { endOf, endText, offersOf, settlePlay } from './play.ts'

const handicap = (pick: 'home' | 'away', line: number, home: number, away: number): PlayOutcome =>
  settlePlay({ type: 'handicap', pick, line }, [home, away])
const total = (pick: 'over' | 'under', line: number, home: number, away: number): PlayOutcome =>
  settlePlay({ type: 'total', pick, line }, [home, away])

describe('play', () => {
  it('on the result wins for the actual outcome', () => {
    const of = (home: number, away: number) =>
      (['home', 'draw', 'away'] as const).map((pick) => settlePlay({ type: 'result', pick, line: null }, [home, away]))
    expect([of(2, 1), of(1, 1), of(0, 3)]).toEqual([
      ['won', 'lost', 'lost'],
      ['lost', 'won', 'lost'],
      ['lost', 'lost', 'won'],
    ])
  })

  it('on a handicap supports half, whole and quarter lines', () => {
    expect([handicap('home', -0.5, 1, 0), handicap('home', -0.5, 1, 1)]).toEqual(['won', 'lost'])
    expect([handicap('home', -1, 2, 1), handicap('away', -1, 2, 1)]).toEqual(['push', 'push'])
    expect([handicap('home', -0.25, 1, 1), handicap('away', -0.25, 1, 1)]).toEqual(['half-lost', 'half-won'])
    expect([handicap('home', -0.75, 1, 0), handicap('home', 0.75, 0, 1)]).toEqual(['half-won', 'half-lost'])
    expect(handicap('away', 1.5, 1, 2)).toBe('lost')
  })

  it('on a total supports half, whole and quarter lines', () => {
    expect([total('over', 2.5, 2, 1), total('under', 2.5, 2, 1)]).toEqual(['won', 'lost'])
    expect([total('over', 3, 2, 1), total('under', 2.75, 2, 1), total('over', 2.75, 2, 1)]).toEqual(['push', 'half-lost', 'half-won'])
  })

  it('has the opposite outcome of the opposite pick, for any line and score', () => {
    const opposite: Record<string, PlayOutcome> = {
      won: 'lost',
      lost: 'won',
      push: 'push',
      'half-won': 'half-lost',
      'half-lost': 'half-won',
    }
    const goals = fc.integer({ min: 0, max: 140 })
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 900 }), goals, goals, (quarters, home, away) => {
        const line = quarters / 4
        expect(handicap('away', line, home, away)).toBe(opposite[handicap('home', line, home, away)])
        expect(total('under', line, home, away)).toBe(opposite[total('over', line, home, away)])
      }),
    )
  })

  it('rejects a pick of another play type', () => {
    expect(() => settlePlay({ type: 'total', pick: 'home', line: 2.5 }, [1, 0])).toThrow(RangeError)
  })
})

describe('offered plays', () => {
  const line = (value: number) => ({ line: value, home: 0.9, draw: null, away: 0.95, home_move: 0, away_move: 0 })
  const odds = { handicap: line(-0.5), total: line(2.5), win: { ...line(0), draw: 2.4 }, updated_at: '2026-01-01T00:00:00Z' }
  it('follow the odds of the match, and without odds contain only the result', () => {
    expect(offersOf('football', odds).map(({ type, line: at, picks }) => [type, at, picks.map(({ price }) => price)])).toEqual([
      ['result', null, [0.9, 2.4, 0.95]],
      ['handicap', -0.5, [0.9, 0.95]],
      ['total', 2.5, [0.9, 0.95]],
    ])
    expect(offersOf('football', null)).toEqual([
      { type: 'result', line: null, picks: ['home', 'draw', 'away'].map((pick) => ({ pick, price: null })) },
    ])
    expect(offersOf('basketball', odds)[0]?.picks.map(({ pick }) => pick)).toEqual(['home', 'away'])
  })
})

it('a match is open until it is over, and void if postponed or cancelled', () => {
  const at = (status: 'upcoming' | 'live' | 'over' | 'postponed' | 'cancelled') => endText(endOf({ status, home_score: 2, away_score: 1 }))
  expect([at('upcoming'), at('live'), at('over'), at('postponed'), at('cancelled')]).toEqual(['open', 'open', 'over 2-1', 'void', 'void'])
})
