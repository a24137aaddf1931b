// Diffs the goals of a response into feed messages: new, removed and corrected goals.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Checkpoint, Emit } from './checkpoint.ts'
import { goalsOf, matchGoals, type NamedGoal, nameOf, type ReportedGoal, reportedGoal } from './goals.ts'
import type { WireMatch } from './wire.ts'

export interface GoalNews {
  /** Sides of the goals reported now. */
  fresh: Side[]
  /** Whether goals were cancelled. */
  isAnyGone: boolean
}

export function emitGoals(match: WireMatch, checkpoint: Checkpoint, emit: Emit): GoalNews {
  const goals = goalsOf(match)
  if (!goals) return { fresh: [], isAnyGone: false }
  const { now, gone } = matchGoals(goals, checkpoint.goals, checkpoint.rest)
  for (const { key } of gone) {
    emit({ type: 'cancel', key: `cancel:${key}`, target: key, reason: 'unknown' })
    checkpoint.rest.push(key)
  }
  checkpoint.goals = now.map(({ key, goal, before }) => {
    if (before) return correctGoal(goal, before, emit)
    const { side, how, minute } = goal
    // Without its own minute, the goal gets the one in which it is read.
    const fell = minute.minute > 0 ? minute : undefined
    emit({ type: 'goal', key, side, player: nameOf(goal.player), assist: nameOf(goal.assist), how }, fell)
    return reportedGoal(key, goal)
  })
  return { fresh: now.flatMap(({ goal, before }) => (before ? [] : goal.side)), isAnyGone: gone.length > 0 }
}

/** Corrects a reported goal: another scorer is news; minute and type are corrected silently. */
function correctGoal(goal: NamedGoal, before: ReportedGoal, emit: Emit): ReportedGoal {
  const { key, turns = 0 } = before
  const now = reportedGoal(key, goal)
  const player = nameOf(goal.player)
  const isOther = (field: 'minute' | 'assist' | 'how'): boolean => before[field] !== undefined && before[field] !== now[field]
  const isScorer = player !== null && before.player !== goal.player
  const isDetail = isOther('minute') || isOther('how') || (isOther('assist') && !isScorer)
  if (!isScorer && !isDetail) return { ...now, ...(turns > 0 ? { turns } : {}) }
  const suffix = turns > 0 ? `:${turns}` : ''
  const assist = nameOf(goal.assist)
  if (isScorer && player) emit({ type: 'scorer', key: `scorer:${key}:${goal.player}${suffix}`, target: key, player, assist }, goal.minute)
  if (isDetail) emit({ type: 'goal-detail', key: `detail:${key}${suffix}`, target: key, assist, how: goal.how }, goal.minute)
  return { ...now, turns: turns + 1 }
}
