// Division of a pool of gold coins: correct stakes share all of it in proportion to the stake; if none is correct, or the question is void,
// all stakes are refunded. The platform takes nothing but the remainder of the division.
import type { GuessKind, GuessOption } from '../../contract/guess.ts'
import type { MatchRow, Sport } from '../../contract/match/match-row.ts'
import { canDraw, endOf, type FinalScore } from './play.ts'

export interface Staked {
  account: string
  option: GuessOption
  gold: number
}

/** Payouts by account: whole coins, in total never more than the stakes. `result` null: the question is void. */
export function duesOf(stakes: readonly Staked[], result: GuessOption | null): Map<string, number> {
  const total = stakes.reduce((sum, { gold }) => sum + gold, 0)
  const right = stakes.filter(({ option }) => option === result).reduce((sum, { gold }) => sum + gold, 0)
  if (result === null || right === 0) return new Map(stakes.map(({ account, gold }) => [account, gold]))
  // BigInt, because a product of two sums may exceed the safe integers.
  const share = (gold: number): number => Number((BigInt(gold) * BigInt(total)) / BigInt(right))
  return new Map(stakes.map(({ account, option, gold }) => [account, option === result ? share(gold) : 0]))
}

export const optionsOf = (kind: GuessKind, sport: Sport): GuessOption[] => {
  if (kind === 'total') return ['over', 'under']
  // A half can end in a draw in every sport that has halves.
  return kind === 'next-half' || canDraw(sport) ? ['home', 'draw', 'away'] : ['home', 'away']
}

/** A total that cannot push. */
export const guessLine = (line: number): number => Math.floor(line) + 0.5

type Ended = Pick<MatchRow, 'status' | 'home_score' | 'away_score' | 'half_home_score' | 'half_away_score'>
export type GuessEnd = { text: string } & ({ state: 'open' } | { state: 'void' } | { state: 'over'; result: GuessOption })

const sideOf = (home: number, away: number): GuessOption => (home > away ? 'home' : home < away ? 'away' : 'draw')

/**
 * `text` changes only if the question must be settled again. `beyond`: points scored after the second half, which do not belong to it;
 * null: unknown.
 */
export function guessEndOf(kind: GuessKind, line: number | null, match: Ended, beyond: FinalScore | null = [0, 0]): GuessEnd {
  const end = endOf(match)
  if (end.state !== 'over') return { state: end.state, text: end.state }
  const [home, away] = end.score
  const text = `over ${home}-${away}`
  if (kind === 'winner') return { state: 'over', text, result: sideOf(home, away) }
  if (kind === 'total') return { state: 'over', text, result: home + away > (line ?? 0) ? 'over' : 'under' }
  const { half_home_score, half_away_score } = match
  if (half_home_score === null || half_away_score === null || beyond === null) return { state: 'void', text: 'void' }
  return {
    state: 'over',
    text: `${text} (${half_home_score}-${half_away_score})`,
    result: sideOf(home - half_home_score - beyond[0], away - half_away_score - beyond[1]),
  }
}

/** Whether a question still accepts stakes: before the match, or before the half that it is about. */
export function takesCoins(
  kind: GuessKind,
  { status, phase, match_time }: Pick<MatchRow, 'status' | 'phase' | 'match_time'>,
  now: number,
): boolean {
  if (kind === 'next-half') return status === 'live' && ['first-half', 'half-time', 'q1', 'q1-break', 'q2'].includes(phase)
  return status === 'upcoming' && Date.parse(match_time) > now
}
