// The goals that an answer names, matched with those that were said before, so that a goal whose minute or scorer
// is corrected stays the same goal.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedMinute } from '../../features/match/feed-message.ts'
import { isSame, pair, type Score } from './score-reading.ts'
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

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** By the score with it; null where the answer does not say one. */
function sideByScore({ score }: WireGoal, before: Score): Side | null {
  if (typeof score?.home !== 'number' || typeof score.away !== 'number') return null
  return score.home > before[0] ? 'home' : score.away > before[1] ? 'away' : null
}

function sideByTeam({ team, type }: WireGoal, match: WireMatch): Side | null {
  if (team?.id == null) return null
  const side = team.id === match.homeTeam.id ? 'home' : 'away'
  return type === 'OWN' ? other(side) : side
}

const count = (sides: readonly (Side | null)[]): Score => [
  sides.filter((side) => side === 'home').length,
  sides.filter((side) => side === 'away').length,
]

/** The side that each goal counts for. Where the answer leaves it open, the side that lacks a goal of the score. */
function sidesOf(goals: readonly WireGoal[], match: WireMatch): Side[] {
  const running: Score = [0, 0]
  const sides = goals.map((goal) => {
    const byScore = sideByScore(goal, running)
    const side = byScore ?? sideByTeam(goal, match)
    if (side) running[side === 'home' ? 0 : 1] += 1
    return { side, isSure: byScore !== null || goal.type !== 'OWN' }
  })
  const full = pair(match.score.fullTime)
  const turned = sides.map(({ side, isSure }) => (side && !isSure ? other(side) : side))
  const said = sides.map(({ side }) => side)
  // Not every plan means the same team by that of an own goal.
  const found = full && !isSame(count(said), full) && isSame(count(turned), full) ? turned : said
  const [home] = count(found)
  let lacking = Math.max(0, (full?.[0] ?? 0) - home)
  return found.map((side) => {
    if (side) return side
    lacking -= 1
    return lacking >= 0 ? 'home' : 'away'
  })
}

/** In the order of the answer; null when the plan of the token has no goals. */
export function goalsOf(match: WireMatch): NamedGoal[] | null {
  if (!match.goals) return null
  const sides = sidesOf(match.goals, match)
  return match.goals.map((goal, index) => {
    const minute = goal.minute ?? 0
    return {
      side: sides[index] as Side,
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
