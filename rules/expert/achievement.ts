// Achievements of the fun-guess: a declared list, each counted from actual stakes and their outcome. A correction of a match recounts them.

import type { Achievement } from '../../contract/guess.ts'
import { type AchievementId, achievementIds } from '../../contract/limits/expert-limits.ts'

export interface CountedGuess {
  sport: string
  gold: number
  /** Null: not settled, or void. */
  due: number | null
  hit: boolean
  /** Day of the stake, in the platform's time zone. */
  day: string
  minutesBefore: number
}

const goals: Record<AchievementId, number> = {
  'first-guess': 1,
  'guesses-30': 30,
  'first-hit': 1,
  'hits-10': 10,
  'hits-50': 50,
  'run-3': 3,
  'run-7': 7,
  'long-shot': 1,
  'three-sports': 3,
  'early-bird': 10,
  'seven-days': 7,
  'profit-1000': 1_000,
}
/** Payout per staked coin from which a hit counts as a long shot. */
const longShot = 3
const early = 24 * 60

/** In order of staking. `done` never exceeds the goal. */
export function achievementsOf(guesses: readonly CountedGuess[]): Achievement[] {
  const settled = guesses.filter(({ due }) => due !== null)
  const hits = settled.filter(({ hit }) => hit)
  let run = 0
  let longest = 0
  for (const { hit } of settled) {
    run = hit ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const counts: Record<AchievementId, number> = {
    'first-guess': guesses.length,
    'guesses-30': guesses.length,
    'first-hit': hits.length,
    'hits-10': hits.length,
    'hits-50': hits.length,
    'run-3': longest,
    'run-7': longest,
    'long-shot': hits.filter(({ gold, due }) => (due ?? 0) >= gold * longShot).length,
    'three-sports': new Set(hits.map(({ sport }) => sport)).size,
    'early-bird': guesses.filter(({ minutesBefore }) => minutesBefore >= early).length,
    'seven-days': new Set(guesses.map(({ day }) => day)).size,
    'profit-1000': Math.max(
      0,
      settled.reduce((sum, { gold, due }) => sum + (due ?? 0) - gold, 0),
    ),
  }
  return achievementIds.map((id) => ({ id, done: Math.min(counts[id], goals[id]), goal: goals[id] }))
}
