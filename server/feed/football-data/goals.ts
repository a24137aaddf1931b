// The goals that an answer names, matched with those that were said before, so that a goal whose minute or scorer
// is corrected stays the same goal.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedMinute } from '../../features/match/feed-message.ts'
import type { WireGoal, WireMatch } from './wire.ts'

export interface NamedGoal {
  side: Side
  minute: FeedMinute
  player: string
  assist: string
  how: 'open' | 'penalty' | 'own'
}
/** A goal as it was said: its key never changes. What was kept before there was more than the player has no more. */
export interface SaidGoal {
  key: string
  side: Side
  player: string
  /** 45+2. */
  minute?: string
  assist?: string
  how?: NamedGoal['how']
  /** How often it was put right: what was said before may come again. */
  turns?: number
}

/** A person's name as the provider writes it; null where it names nobody. */
export const nameOf = (name: string): Name | null => (name ? { zh: name, en: name, vi: name } : null)
export const minuteText = ({ minute, added }: FeedMinute): string => `${minute}${added ? `+${added}` : ''}`
/** What is kept of a goal that is said. */
export const saidGoal = (key: string, { side, player, minute, assist, how }: NamedGoal): SaidGoal => ({
  key,
  side,
  player,
  minute: minuteText(minute),
  assist,
  how,
})

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
function newKey({ side, minute }: NamedGoal, taken: ReadonlySet<string>): string {
  const place = `goal:${side}:${minuteText(minute)}`
  let key = place
  for (let nth = 2; taken.has(key); nth += 1) key = `${place}:${nth}`
  return key
}

export interface GoalMatching {
  /** Every goal of the answer with its key, in order. */
  now: { key: string; goal: NamedGoal; before: SaidGoal | null }[]
  /** Goals that were said and are no more. */
  gone: SaidGoal[]
}

/** By what a goal is known again, the surest first; at last by its place among those of its side. */
const marks: ((goal: NamedGoal, said: SaidGoal) => boolean)[] = [
  (goal, said) => said.player === goal.player && said.minute === minuteText(goal.minute),
  (goal, said) => said.player === goal.player,
  (goal, said) => said.minute === minuteText(goal.minute),
  () => true,
]

/** Pairs the goals of an answer with those said before. `used` are keys of goals that are void. */
export function matchGoals(goals: NamedGoal[], said: readonly SaidGoal[], used: readonly string[]): GoalMatching {
  const left = [...said]
  const paired = new Map<NamedGoal, SaidGoal>()
  for (const fits of marks)
    for (const goal of goals) {
      const at = paired.has(goal) ? -1 : left.findIndex((one) => one.side === goal.side && fits(goal, one))
      if (at >= 0) paired.set(goal, left.splice(at, 1)[0] as SaidGoal)
    }
  const taken = new Set([...said.map(({ key }) => key), ...used])
  const now = goals.map((goal) => {
    const before = paired.get(goal) ?? null
    const key = before?.key ?? newKey(goal, taken)
    taken.add(key)
    return { key, goal, before }
  })
  return { now, gone: left }
}
