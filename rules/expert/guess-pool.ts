// How a pool of gold coins is divided: those who were right share all of it by what they staked; nobody right, or nothing to be
// right about, and each has his own back. The house takes nothing and keeps only what no division leaves whole.
import type { GuessKind, GuessOption } from '../../contract/guess.ts'
import type { MatchRow, Sport } from '../../contract/match/match-row.ts'
import { canDraw, endOf, type FinalScore } from './play.ts'

export interface Staked {
  account: string
  option: GuessOption
  gold: number
}

/** What each is due, by account: whole coins, together never more than was staked. `result` null: the question is void. */
export function duesOf(stakes: readonly Staked[], result: GuessOption | null): Map<string, number> {
  const total = stakes.reduce((sum, { gold }) => sum + gold, 0)
  const right = stakes.filter(({ option }) => option === result).reduce((sum, { gold }) => sum + gold, 0)
  if (result === null || right === 0) return new Map(stakes.map(({ account, gold }) => [account, gold]))
  // In BigInt: a product of two sums may leave the safe integers.
  const share = (gold: number): number => Number((BigInt(gold) * BigInt(total)) / BigInt(right))
  return new Map(stakes.map(({ account, option, gold }) => [account, option === result ? share(gold) : 0]))
}

export const optionsOf = (kind: GuessKind, sport: Sport): GuessOption[] => {
  if (kind === 'total') return ['over', 'under']
  // A half can end level in every sport that has halves.
  return kind === 'next-half' || canDraw(sport) ? ['home', 'draw', 'away'] : ['home', 'away']
}

/** A total that nothing can be level with. */
export const guessLine = (line: number): number => Math.floor(line) + 0.5

type Ended = Pick<MatchRow, 'status' | 'home_score' | 'away_score' | 'half_home_score' | 'half_away_score'>
export type GuessEnd = { text: string } & ({ state: 'open' } | { state: 'void' } | { state: 'over'; result: GuessOption })

const sideOf = (home: number, away: number): GuessOption => (home > away ? 'home' : home < away ? 'away' : 'draw')

/**
 * `text` is the same as long as nothing is to be settled anew. `beyond`: what was scored after the second half, which is none of it;
 * null: nobody knows.
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

/** Whether a question still takes coins: before the match, or before the half that it is about. */
export function takesCoins(
  kind: GuessKind,
  { status, phase, match_time }: Pick<MatchRow, 'status' | 'phase' | 'match_time'>,
  now: number,
): boolean {
  if (kind === 'next-half') return status === 'live' && ['first-half', 'half-time', 'q1', 'q1-break', 'q2'].includes(phase)
  return status === 'upcoming' && Date.parse(match_time) > now
}
