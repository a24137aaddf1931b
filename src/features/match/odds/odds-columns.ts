// Converts the prices of a market into columns over time for the chart. Pure.
import type { MatchOdds } from '../../../../contract/match/odds.ts'

export type Market = 'handicap' | 'total' | 'win'
export interface OddsColumns {
  /** Unix timestamps in seconds, ascending. */
  at: number[]
  home: number[]
  /** Null for a market without draws. */
  draw: number[] | null
  away: number[]
}

/** Of two prices within the same second the later one wins. */
export function oddsColumns(list: readonly MatchOdds[], market: Market): OddsColumns {
  const seconds = new Map<number, MatchOdds>()
  for (const odds of list) seconds.set(Math.floor(Date.parse(odds.updated_at) / 1000), odds)
  const sorted = [...seconds].sort(([a], [b]) => a - b)
  const lines = sorted.map(([, odds]) => odds[market])
  const draws = lines.flatMap(({ draw }) => (draw === null ? [] : [draw]))
  return {
    at: sorted.map(([at]) => at),
    home: lines.map(({ home }) => home),
    draw: lines.length > 0 && draws.length === lines.length ? draws : null,
    away: lines.map(({ away }) => away),
  }
}

/** Appends a new price to the history (oldest first); returns the same array if it is not newer. */
export function withPrice(history: MatchOdds[], price: MatchOdds): MatchOdds[] {
  const last = history.at(-1)
  return last && last.updated_at >= price.updated_at ? history : [...history, price]
}
