import { describe, expect, it } from 'vitest'
import type { MatchOdds, OddsLine } from '../../../../contract/match/odds.ts'
import { oddsColumns, withPrice } from './odds-columns.ts'

const line = (home: number, draw: number | null, away: number): OddsLine => ({ line: 0, home, draw, away, home_move: 0, away_move: 0 })
const odds = (updated_at: string, home: number): MatchOdds => ({
  handicap: line(home, null, 1),
  total: line(home, null, 1),
  win: line(home, 2.5, 3),
  updated_at,
})

describe('odds chart columns', () => {
  it('are sorted by time, whatever order the prices arrived in', () => {
    const list = [odds('2026-03-07T12:00:10Z', 0.9), odds('2026-03-07T12:00:00Z', 0.8)]
    expect(oddsColumns(list, 'handicap')).toEqual({ at: [1772884800, 1772884810], home: [0.8, 0.9], draw: null, away: [1, 1] })
  })
  it('have one price per second, the later one', () => {
    expect(oddsColumns([odds('2026-03-07T12:00:00.100Z', 0.8), odds('2026-03-07T12:00:00.900Z', 0.7)], 'total').home).toEqual([0.7])
  })
  it('include draws when the market has them', () => {
    expect(oddsColumns([odds('2026-03-07T12:00:00Z', 0.8)], 'win').draw).toEqual([2.5])
    expect(oddsColumns([], 'win')).toEqual({ at: [], home: [], draw: null, away: [] })
  })
})

describe('a new price', () => {
  it('is appended to the history, and ignored when duplicate or late', () => {
    const known = [odds('2026-03-07T12:00:00Z', 0.8)]
    const next = odds('2026-03-07T12:00:20Z', 0.9)
    const longer = withPrice(known, next)
    expect(longer).toEqual([...known, next])
    expect(withPrice(longer, next)).toBe(longer)
    expect(withPrice(longer, odds('2026-03-07T12:00:10Z', 0.7))).toBe(longer)
    expect(withPrice([], next)).toEqual([next])
  })
})
