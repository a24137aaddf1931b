// The goals that an answer names, matched with those that were said before, so that a goal whose minute or scorer
// is corrected stays the same goal.
import type { Side } from '../../../contract/match/match-row.ts'
import type { FeedMinute } from '../../features/match/feed-message.ts'
import type { WireGoal, WireMatch } from './wire.ts'

export interface NamedGoal {
  side: Side
  minute: FeedMinute
  player: string
  assist: string
  how: 'open' | 'penalty' | 'own'
}
/** A goal as it was said: its key never changes. */
export interface SaidGoal {
  key: string
  side: Side
  player: string
}

function sideOf(goal: WireGoal, match: WireMatch, before: [number, number]): Side {
  const { score } = goal
  if (typeof score?.home === 'number' && typeof score.away === 'number') {
    if (score.home > before[0]) return 'home'
    if (score.away > before[1]) return 'away'
  }
  return goal.team.id === match.homeTeam.id ? 'home' : 'away'
}

/** In the order of the answer; null when the plan of the token has no goals. */
export function goalsOf(match: WireMatch): NamedGoal[] | null {
  if (!match.goals) return null
  const score: [number, number] = [0, 0]
  return match.goals.map((goal) => {
    const side = sideOf(goal, match, score)
    score[side === 'home' ? 0 : 1] += 1
    const minute = goal.minute ?? 0
    return {
      side,
      minute: goal.injuryTime ? { minute, added: goal.injuryTime } : { minute },
      player: goal.scorer?.name ?? '',
      assist: goal.assist?.name ?? '',
      how: goal.type === 'OWN' ? 'own' : goal.type === 'PENALTY' ? 'penalty' : 'open',
    }
  })
}

/** The key that a new goal gets: side and minute, and which one when a side scores twice in one. */
function newKey({ side, minute: { minute, added } }: NamedGoal, taken: ReadonlySet<string>): string {
  const place = `goal:${side}:${minute}${added ? `+${added}` : ''}`
  let key = place
  for (let nth = 2; taken.has(key); nth += 1) key = `${place}:${nth}`
  return key
}

export interface GoalMatching {
  /** Every goal of the answer with its key, in order. */
  now: (SaidGoal & { goal: NamedGoal; before: SaidGoal | null })[]
  /** Goals that were said and are no more. */
  gone: SaidGoal[]
}

/** Pairs the goals of an answer with those said before: the same scorer first, then the order of each side. `used` are keys of goals that are void. */
export function matchGoals(goals: NamedGoal[], said: readonly SaidGoal[], used: readonly string[]): GoalMatching {
  const left = [...said]
  const take = (fits: (goal: SaidGoal) => boolean): SaidGoal | null => {
    const at = left.findIndex(fits)
    return at < 0 ? null : (left.splice(at, 1)[0] as SaidGoal)
  }
  const paired = goals.map((goal) => ({ goal, before: take(({ side, player }) => side === goal.side && player === goal.player) }))
  const taken = new Set([...said.map(({ key }) => key), ...used])
  const now = paired.map(({ goal, before }) => {
    const known = before ?? take(({ side }) => side === goal.side)
    const key = known?.key ?? newKey(goal, taken)
    taken.add(key)
    return { key, side: goal.side, player: goal.player, goal, before: known }
  })
  return { now, gone: left }
}
