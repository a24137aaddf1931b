// What a match is worth to the market: prices from chances, which move a little all the time and more when something happens.
import type { MatchOdds, OddsLine } from '../../../contract/match/match-row.ts'
import { hour, iso } from './days.ts'
import type { SimMatch } from './model.ts'
import { randomOf } from './random.ts'

/** Chances of the three kinds of price, 0 to 1. */
export interface Chances {
  handicap: { line: number; home: number }
  total: { line: number; over: number }
  win: { home: number; draw: number | null; away: number }
}

/** What the market leaves of a fair price: of two, of three. */
const left = { two: 0.93, three: 0.9 }
const round = (price: number): number => Math.round(price * 100) / 100
const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** Decimal odds less one. */
function price(chance: number, share: number): number {
  const likely = within(chance, 0.012, 0.985)
  return round(within((share * (1 - likely)) / likely, 0.01, 80))
}
const even = (chance: number): number => price(within(chance, 0.1, 0.9), left.two)

/** How the market feels at a moment, -1 to 1: drifts over hours, trembles at each look. */
function mood(match: SimMatch, at: number): number {
  const block = Math.floor(at / (2 * hour))
  const share = at / (2 * hour) - block
  const of = (number: number): number => randomOf(match.id, 'mood', number).between(-1, 1)
  const tremble = randomOf(match.id, 'price', Math.floor(at / 1_000)).between(-0.5, 0.5)
  return of(block) * (1 - share) + of(block + 1) * share + tremble
}

type Prices = Pick<OddsLine, 'line' | 'home' | 'draw' | 'away'>

function prices(match: SimMatch, chances: Chances, at: number): Record<'handicap' | 'total' | 'win', Prices> {
  const lean = mood(match, at) * 0.018
  const handicap = chances.handicap.home + lean
  const over = chances.total.over - lean * 0.8
  const { home, draw, away } = chances.win
  const share = draw === null ? left.two : left.three
  return {
    handicap: { line: chances.handicap.line, home: even(handicap), draw: null, away: even(1 - handicap) },
    total: { line: chances.total.line, home: even(over), draw: null, away: even(1 - over) },
    win: {
      line: 0,
      home: price(home * (1 + lean), share),
      draw: draw === null ? null : price(draw, share),
      away: price(away * (1 - lean), share),
    },
  }
}

function moved(now: Prices, before: Prices | null): OddsLine {
  const same = before !== null && before.line === now.line
  return {
    ...now,
    home_move: same ? (Math.sign(now.home - before.home) as -1 | 0 | 1) : 0,
    away_move: same ? (Math.sign(now.away - before.away) as -1 | 0 | 1) : 0,
  }
}

/** Odds at product moment `at`, and how they moved since `before`, when they were last told. */
export function oddsAt(match: SimMatch, chancesAt: (at: number) => Chances, at: number, before: number | null): MatchOdds {
  const now = prices(match, chancesAt(at), at)
  const last = before === null ? null : prices(match, chancesAt(before), before)
  return {
    handicap: moved(now.handicap, last?.handicap ?? null),
    total: moved(now.total, last?.total ?? null),
    win: moved(now.win, last?.win ?? null),
    updated_at: iso(at),
  }
}
