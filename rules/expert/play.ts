// Possible plays on a match, and their settlement: by the final score, including extra time but not a shoot-out.
import type { MatchRow, Sport } from '../../contract/match/match-row.ts'
import type { MatchOdds } from '../../contract/match/odds.ts'
import type { Play, PlayOffer, PlayOutcome, PlayPick, PlayType } from '../../contract/match/play.ts'

export type FinalScore = readonly [home: number, away: number]

const picksOf: Record<PlayType, readonly PlayPick[]> = {
  result: ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
}
/** Only football can end in a draw. */
export const canDraw = (sport: Sport): boolean => sport === 'football'

/** Plays offered now; without odds only the result, without a price. */
export function offersOf(sport: Sport, odds: MatchOdds | null): PlayOffer[] {
  const results = picksOf.result.filter((pick) => pick !== 'draw' || canDraw(sport))
  if (!odds) return [{ type: 'result', line: null, picks: results.map((pick) => ({ pick, price: null })) }]
  const { win, handicap, total } = odds
  const ofWin: Partial<Record<PlayPick, number | null>> = { home: win.home, draw: win.draw, away: win.away }
  return [
    { type: 'result', line: null, picks: results.map((pick) => ({ pick, price: ofWin[pick] ?? null })) },
    {
      type: 'handicap',
      line: handicap.line,
      picks: [
        { pick: 'home', price: handicap.home },
        { pick: 'away', price: handicap.away },
      ],
    },
    {
      type: 'total',
      line: total.line,
      picks: [
        { pick: 'over', price: total.home },
        { pick: 'under', price: total.away },
      ],
    },
  ]
}

/** The side's lead on a line, in quarters so that it is an integer. */
function aheadOf(pick: PlayPick, line: number, [home, away]: FinalScore): number {
  const quarters = Math.round(line * 4)
  if (pick === 'home') return (home - away) * 4 + quarters
  if (pick === 'away') return (away - home) * 4 - quarters
  const over = (home + away) * 4 - quarters
  return pick === 'over' ? over : -over
}

/** A quarter line is half on each of its neighbours, so a lead of a quarter wins half and a deficit of a quarter loses half. */
function ofLine(ahead: number): PlayOutcome {
  if (ahead === 0) return 'push'
  if (ahead === 1) return 'half-won'
  if (ahead === -1) return 'half-lost'
  return ahead > 0 ? 'won' : 'lost'
}

/** Throws RangeError if the pick does not belong to its type (programmer error). */
export function settlePlay({ type, pick, line }: Pick<Play, 'type' | 'pick' | 'line'>, score: FinalScore): PlayOutcome {
  if (!picksOf[type].includes(pick)) throw new RangeError(`${pick} is not a pick of ${type}`)
  if (type !== 'result') return ofLine(aheadOf(pick, line ?? 0, score))
  const [home, away] = score
  const outcome: PlayPick = home > away ? 'home' : home < away ? 'away' : 'draw'
  return pick === outcome ? 'won' : 'lost'
}

/** State of a match for its plays: pending, final, or not played. */
export type MatchEnd = { state: 'open' } | { state: 'over'; score: FinalScore } | { state: 'void' }
export function endOf({ status, home_score, away_score }: Pick<MatchRow, 'status' | 'home_score' | 'away_score'>): MatchEnd {
  if (status === 'over') return { state: 'over', score: [home_score, away_score] }
  return status === 'postponed' || status === 'cancelled' ? { state: 'void' } : { state: 'open' }
}
/** Changes only if plays must be settled again: `over 2-1`, `void`, `open`. */
export const endText = (end: MatchEnd): string => (end.state === 'over' ? `over ${end.score.join('-')}` : end.state)
