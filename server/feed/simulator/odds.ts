// Odds of a match: from probabilities, with small constant fluctuations and jumps on events.
import type { MatchOdds, OddsLine } from '../../../contract/match/odds.ts'
import { hour, iso } from './days.ts'
import type { SimMatch } from './model.ts'
import { randomOf } from './random.ts'

/** Probabilities of the three markets, 0 to 1. */
export interface Chances {
  handicap: { line: number; home: number }
  total: { line: number; over: number }
  win: { home: number; draw: number | null; away: number }
}

/** Sum of the implied probabilities (the overround), for two and for three outcomes. Real bookmakers use 1.02 to 1.12. */
const margin = { two: 1.04, three: 1.07 }
/** Highest implied probability of an outcome; the rest of the margin goes to the others. */
const surest = 0.98
/** Lowest probability that is priced. */
const remote = 0.0005
const round = (price: number): number => Math.round(price * 100) / 100
const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** Decimal odds minus one of all outcomes: with the margin for their number, however clear the match is. */
export function pricesOf(chances: readonly number[]): number[] {
  const whole = chances.length === 2 ? margin.two : margin.three
  const likely = chances.map((chance) => Math.max(remote, chance))
  const sum = likely.reduce((total, chance) => total + chance, 0)
  const top = Math.max(...likely)
  const first = Math.min(surest, (whole * top) / sum)
  const rest = (whole - first) / (sum - top)
  const favourite = likely.indexOf(top)
  return likely.map((chance, index) => {
    const implied = index === favourite ? first : chance * rest
    return round(within(1 / implied - 1, 0.01, 80))
  })
}
/** The two sides of a line, set so that neither is certain. */
function even(chance: number): [number, number] {
  const likely = within(chance, 0.1, 0.9)
  return pricesOf([likely, 1 - likely]) as [number, number]
}

/** Market sentiment at a given time, -1 to 1: drifts over hours, with noise per second. */
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
  const [giving, taking] = even(handicap)
  const [more, less] = even(over)
  const win = pricesOf([home * (1 + lean), away * (1 - lean), ...(draw === null ? [] : [draw])])
  return {
    handicap: { line: chances.handicap.line, home: giving, draw: null, away: taking },
    total: { line: chances.total.line, home: more, draw: null, away: less },
    win: { line: 0, home: win[0] as number, draw: win[2] ?? null, away: win[1] as number },
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

/** Odds at product time `at`, and their movement since the last report at `before`. */
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
