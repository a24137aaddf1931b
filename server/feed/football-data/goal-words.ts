// Diffs the goals of a response into feed messages: new, removed and corrected goals.
import type { Side } from '../../../contract/match/match-row.ts'
import { goalsOf, matchGoals, type NamedGoal, nameOf, type SaidGoal, saidGoal } from './goals.ts'
import type { Said, Say } from './said.ts'
import type { WireMatch } from './wire.ts'

export interface GoalNews {
  /** Sides of the goals reported now. */
  fresh: Side[]
  /** Whether goals were cancelled. */
  isAnyGone: boolean
}

export function sayGoals(match: WireMatch, said: Said, say: Say): GoalNews {
  const goals = goalsOf(match)
  if (!goals) return { fresh: [], isAnyGone: false }
  const { now, gone } = matchGoals(goals, said.goals, said.rest)
  for (const { key } of gone) {
    say({ type: 'cancel', key: `cancel:${key}`, target: key, reason: 'unknown' })
    said.rest.push(key)
  }
  said.goals = now.map(({ key, goal, before }) => {
    if (before) return correctGoal(goal, before, say)
    const { side, how, minute } = goal
    // Without its own minute, the goal gets the one in which it is read.
    const fell = minute.minute > 0 ? minute : undefined
    say({ type: 'goal', key, side, player: nameOf(goal.player), assist: nameOf(goal.assist), how }, fell)
    return saidGoal(key, goal)
  })
  return { fresh: now.flatMap(({ goal, before }) => (before ? [] : goal.side)), isAnyGone: gone.length > 0 }
}

/** Corrects a reported goal: another scorer is news; minute and type are corrected silently. */
function correctGoal(goal: NamedGoal, before: SaidGoal, say: Say): SaidGoal {
  const { key, turns = 0 } = before
  const now = saidGoal(key, goal)
  const player = nameOf(goal.player)
  const isOther = (field: 'minute' | 'assist' | 'how'): boolean => before[field] !== undefined && before[field] !== now[field]
  const isScorer = player !== null && before.player !== goal.player
  const isDetail = isOther('minute') || isOther('how') || (isOther('assist') && !isScorer)
  if (!isScorer && !isDetail) return { ...now, ...(turns > 0 ? { turns } : {}) }
  const turn = turns > 0 ? `:${turns}` : ''
  const assist = nameOf(goal.assist)
  if (isScorer && player) say({ type: 'scorer', key: `scorer:${key}:${goal.player}${turn}`, target: key, player, assist }, goal.minute)
  if (isDetail) say({ type: 'goal-detail', key: `detail:${key}${turn}`, target: key, assist, how: goal.how }, goal.minute)
  return { ...now, turns: turns + 1 }
}
