// The predictions of a demonstration expert: for a finished match with its result in mind, so that the records vary realistically; for an
// upcoming one from the offered odds.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { Play, PlayOffer, PlayOutcome } from '../../../contract/match/play.ts'
import { hitOf } from '../../../rules/expert/expert-record.ts'
import { offersOf, settlePlay } from '../../../rules/expert/play.ts'
import { type Draw, drawOf } from './draw.ts'
import type { DemoExpert } from './people.ts'
import { writeScheme } from './texts.ts'

export interface PlannedScheme {
  expert: DemoExpert
  match: MatchRow
  plays: Play[]
  title: string
  text: string
  /** Tenths of a diamond. */
  price: number
  /** Product milliseconds. */
  lockedAt: number
  /** For a finished match. */
  outcomes: PlayOutcome[] | null
}

const hour = 3_600_000
/** Whether this expert predicts this match. */
export const speaksOf = (expert: DemoExpert, match: Pick<MatchRow, 'id' | 'sport' | 'hot'>, times = 1): boolean =>
  expert.sports.includes(match.sport) && drawOf(`${expert.id} ${match.id}`).share() * 100 < expert.busy * times * (match.hot ? 2 : 1)

/** Plausible market lines, for matches without stored odds. */
function usualOdds({ sport, home_score, away_score }: MatchRow, draw: Draw): MatchOdds | null {
  if (sport !== 'football' && sport !== 'basketball') return null
  const price = (): number => Math.round((0.82 + draw.share() * 0.2) * 100) / 100
  const isFootball = sport === 'football'
  const line = isFootball ? (draw.below(7) - 3) / 4 : draw.below(16) - 8 + 0.5
  const total = isFootball ? 2 + draw.below(5) / 4 : Math.round((home_score + away_score) / 10) * 10 + draw.below(30) - 15 + 0.5
  const of = (at: number, home = price(), away = price(), level: number | null = null) => ({
    line: at,
    home,
    draw: level,
    away,
    home_move: 0,
    away_move: 0,
  })
  const win = of(0, Math.round((0.7 + draw.share()) * 100) / 100, Math.round((1.4 + draw.share() * 2) * 100) / 100, isFootball ? 2.3 : null)
  return { handicap: of(line), total: of(total), win, updated_at: '1970-01-01T00:00:00Z' }
}

/** Correct as often as the confidence minus the overconfidence. */
function chosen(offer: PlayOffer, match: MatchRow, expert: DemoExpert, draw: Draw): Play {
  const confidence = (offer.type === 'result' ? 35 : 45) + draw.below(6) * 5
  const isOver = match.status === 'over'
  const plays = offer.picks.map(({ pick, price }): Play => ({ type: offer.type, pick, line: offer.line, price, confidence }))
  if (!isOver) return draw.one(plays)
  const isRight = draw.share() * 100 < confidence - 3 - expert.boast
  const fitting = plays.filter((play) => (hitOf(settlePlay(play, [match.home_score, match.away_score])) === 1) === isRight)
  return draw.one(fitting.length > 0 ? fitting : plays)
}

export function planScheme(expert: DemoExpert, match: MatchRow, odds: MatchOdds | null): PlannedScheme {
  const draw = drawOf(`scheme ${expert.id} ${match.id}`)
  const isOver = match.status === 'over'
  const offers = offersOf(match.sport, odds ?? (isOver ? usualOdds(match, draw) : null))
  const first = draw.one(offers)
  const others = offers.filter(({ type }) => type !== first.type)
  const picked = draw.share() < 0.3 && others.length > 0 ? [first, draw.one(others)] : [first]
  const plays = picked.map((offer) => chosen(offer, match, expert, draw))
  const start = Date.parse(match.match_time)
  return {
    expert,
    match,
    plays,
    ...writeScheme(expert.lang, match, plays, draw),
    price: draw.share() < 0.25 ? 0 : expert.price,
    lockedAt: Math.round(start - (1 + draw.share() * 20) * hour),
    outcomes: isOver ? plays.map((play) => settlePlay(play, [match.home_score, match.away_score])) : null,
  }
}
