// The prices of a market as columns over time, as a chart takes them. Pure.
import type { MatchOdds } from '../../../contract/match/odds.ts'

export type Market = 'handicap' | 'total' | 'win'
export interface OddsColumns {
  /** Seconds since 1970, rising. */
  at: number[]
  home: number[]
  /** Only of a market that knows draws. */
  draw: number[] | null
  away: number[]
}

/** Of two prices of one second the later counts. */
export function oddsColumns(list: readonly MatchOdds[], market: Market): OddsColumns {
  const seconds = new Map<number, MatchOdds>()
  for (const odds of list) seconds.set(Math.floor(Date.parse(odds.updated_at) / 1000), odds)
  const told = [...seconds].sort(([a], [b]) => a - b)
  const lines = told.map(([, odds]) => odds[market])
  const draws = lines.flatMap(({ draw }) => (draw === null ? [] : [draw]))
  return {
    at: told.map(([at]) => at),
    home: lines.map(({ home }) => home),
    draw: lines.length > 0 && draws.length === lines.length ? draws : null,
    away: lines.map(({ away }) => away),
  }
}

/** The history, oldest first, with a price that has just come; the same one when it is no news. */
export function withPrice(history: MatchOdds[], price: MatchOdds): MatchOdds[] {
  const last = history.at(-1)
  return last && last.updated_at >= price.updated_at ? history : [...history, price]
}
