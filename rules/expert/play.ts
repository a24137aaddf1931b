// What can be played on a match, and what becomes of it: by the final score, extra time included, a shoot-out not.
import type { MatchRow, Sport } from '../../contract/match/match-row.ts'
import type { MatchOdds } from '../../contract/match/odds.ts'
import type { Play, PlayOffer, PlayOutcome, PlayPick, PlayType } from '../../contract/match/play.ts'

export type FinalScore = readonly [home: number, away: number]

const picksOf: Record<PlayType, readonly PlayPick[]> = {
  result: ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
}
/** Only football ends level. */
export const canDraw = (sport: Sport): boolean => sport === 'football'

/** What is offered now; without odds the result alone, without a price. */
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

/** By how much a side of a line is ahead, in quarters so that no fraction is lost. */
function aheadOf(pick: PlayPick, line: number, [home, away]: FinalScore): number {
  const quarters = Math.round(line * 4)
  if (pick === 'home') return (home - away) * 4 + quarters
  if (pick === 'away') return (away - home) * 4 - quarters
  const over = (home + away) * 4 - quarters
  return pick === 'over' ? over : -over
}

/** A quarter line is half on each of its neighbours, so a quarter ahead wins half and a quarter behind loses half. */
function ofLine(ahead: number): PlayOutcome {
  if (ahead === 0) return 'push'
  if (ahead === 1) return 'half-won'
  if (ahead === -1) return 'half-lost'
  return ahead > 0 ? 'won' : 'lost'
}

/** Throws RangeError where the pick is none of its type: a fault of the caller. */
export function settlePlay({ type, pick, line }: Pick<Play, 'type' | 'pick' | 'line'>, score: FinalScore): PlayOutcome {
  if (!picksOf[type].includes(pick)) throw new RangeError(`${pick} is no pick of ${type}`)
  if (type !== 'result') return ofLine(aheadOf(pick, line ?? 0, score))
  const [home, away] = score
  const is: PlayPick = home > away ? 'home' : home < away ? 'away' : 'draw'
  return pick === is ? 'won' : 'lost'
}

/** Where a match stands for what was said of it: it waits, it is final, or it is not played. */
export type MatchEnd = { state: 'open' } | { state: 'over'; score: FinalScore } | { state: 'void' }
export function endOf({ status, home_score, away_score }: Pick<MatchRow, 'status' | 'home_score' | 'away_score'>): MatchEnd {
  if (status === 'over') return { state: 'over', score: [home_score, away_score] }
  return status === 'postponed' || status === 'cancelled' ? { state: 'void' } : { state: 'open' }
}
/** The same text as long as nothing is to be settled anew: `over 2-1`, `void`, `open`. */
export const endText = (end: MatchEnd): string => (end.state === 'over' ? `over ${end.score.join('-')}` : end.state)
