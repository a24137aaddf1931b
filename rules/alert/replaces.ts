// Which notices of a match another one revokes or corrects. Pure, for lists and announcements.
import type { GoalNotice } from '../../contract/alert.ts'

export const goals: ReadonlySet<string> = new Set(['goal', 'own-goal', 'penalty-goal'])
export const takesBack: ReadonlySet<string> = new Set(['goal-cancelled', 'score-correction', 'awarded'])

/** Whether `newer` revokes or corrects `older`. */
export function replaces(newer: GoalNotice, older: GoalNotice): boolean {
  if (newer.match_id !== older.match_id || newer.seq <= older.seq) return false
  const sameScore = newer.home_score === older.home_score && newer.away_score === older.away_score
  if (takesBack.has(newer.event)) {
    const [home, away] = newer.before ?? [-1, -1]
    const wasIt = older.home_score === home && older.away_score === away
    return older.event === 'review' || (wasIt && (goals.has(older.event) || older.event === 'scorer-correction'))
  }
  if (newer.event === 'scorer-correction') return sameScore && (goals.has(older.event) || older.event === 'scorer-correction')
  if (newer.event === 'review-confirmed') return older.event === 'review'
  return false
}
