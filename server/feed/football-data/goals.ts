// Matches the goals in a response with those reported before, so that a goal with a corrected minute or scorer keeps its identity.
import type { Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedMinute } from '../../features/match/feed-message.ts'
import { isSame, minus, pair, plus, type Score, total } from './score-reading.ts'
import type { WireGoal, WireMatch } from './wire.ts'

export interface NamedGoal {
  side: Side
  minute: FeedMinute
  player: string
  assist: string
  how: 'open' | 'penalty' | 'own'
}
/** As listed in the response; null while it is open which side it counts for. */
export interface ListedGoal extends Omit<NamedGoal, 'side'> {
  side: Side | null
}
/** A goal as reported: its key never changes. Entries stored by early versions hold only the player. */
export interface ReportedGoal {
  key: string
  side: Side
  player: string
  /** 45+2. */
  minute?: string
  assist?: string
  how?: NamedGoal['how']
  /** Number of corrections: makes keys unique, since a value may recur. */
  turns?: number
}

/** A person's name as the provider spells it; null if unnamed. */
export const nameOf = (name: string): Name | null => (name ? { zh: name, en: name, vi: name } : null)
export const minuteText = ({ minute, added }: FeedMinute): string => `${minute}${added ? `+${added}` : ''}`
/** What is stored of a reported goal. */
export const reportedGoal = (key: string, { side, player, minute, assist, how }: NamedGoal): ReportedGoal => ({
  key,
  side,
  player,
  minute: minuteText(minute),
  assist,
  how,
})

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The side, by the score with the goal; null if the score does not single out one side. */
function sideByScore(score: Score, before: Score): Side | null {
  const [isHome, isAway] = [score[0] > before[0], score[1] > before[1]]
  return isHome === isAway ? null : isHome ? 'home' : 'away'
}

function sideOfTeam({ team }: WireGoal, match: WireMatch): Side | null {
  if (team?.id == null) return null
  return team.id === match.homeTeam.id ? 'home' : 'away'
}

export const countSides = (sides: readonly (Side | null)[]): Score => [
  sides.filter((side) => side === 'home').length,
  sides.filter((side) => side === 'away').length,
]

/** The score of play without kicks, from the response's score alone; null if absent or contradicted by its parts. */
function playedScore({ status, score }: WireMatch): Score | null {
  const [full, kicks, regular, extra] = [score.fullTime, score.penalties, score.regularTime, score.extraTime].map(pair)
  const isKicked = [status, score.duration].includes('PENALTY_SHOOTOUT') || (kicks != null && total(kicks) > 0)
  if (!isKicked) return full ?? null
  const left = full && kicks ? minus(full, kicks) : null
  return regular && extra && isSame(left, plus(regular, extra)) ? left : null
}

/**
 * The sides of goals that only the match score can decide, with `known` as the score of all others: the one side that lacks goals, or for
 * own goals the side of their teams or the opposite. Null if the score is behind the goals, or more than one reading fits.
 */
function openSides(goals: readonly WireGoal[], match: WireMatch, known: Score): (Side | null)[] {
  const open = goals.map(() => null)
  const played = playedScore(match)
  const lacking = played && minus(played, known)
  if (!lacking || total(lacking) < goals.length) return open
  if (lacking[1] === 0) return goals.map(() => 'home' as const)
  if (lacking[0] === 0) return goals.map(() => 'away' as const)
  const teams = goals.map((goal) => sideOfTeam(goal, match))
  const others = teams.map((side) => side && other(side))
  // Plans differ in which team an own goal names.
  const fits = [others, teams].filter((sides) => !sides.includes(null) && isSame(countSides(sides), lacking))
  return fits.length === 1 ? (fits[0] ?? open) : open
}

/** The side that each goal counts for; null while the response leaves it open. */
function sidesOf(goals: readonly WireGoal[], match: WireMatch): (Side | null)[] {
  let running: Score = [0, 0]
  const sides = goals.map((goal) => {
    const score = pair(goal.score)
    const side = (score && sideByScore(score, running)) ?? (goal.type === 'OWN' ? null : sideOfTeam(goal, match))
    running = score && total(score) > total(running) ? score : plus(running, countSides([side]))
    return side
  })
  const found = openSides(
    goals.filter((_, index) => sides[index] === null),
    match,
    countSides(sides),
  )
  return sides.map((side) => side ?? found.shift() ?? null)
}

/** In the order of the response; null if the token's plan has no goals. */
export function goalsOf(match: WireMatch): ListedGoal[] | null {
  if (!match.goals) return null
  const sides = sidesOf(match.goals, match)
  return match.goals.map((goal, index) => {
    const minute = goal.minute ?? 0
    return {
      side: sides[index] ?? null,
      minute: goal.injuryTime ? { minute, added: goal.injuryTime } : { minute },
      player: goal.scorer?.name ?? '',
      assist: goal.assist?.name ?? '',
      how: goal.type === 'OWN' ? 'own' : goal.type === 'PENALTY' ? 'penalty' : 'open',
    }
  })
}

/** The key of a new goal: side and minute, plus a number if a side scores twice in one minute. */
function newKey({ side, minute }: NamedGoal, taken: ReadonlySet<string>): string {
  const place = `goal:${side}:${minuteText(minute)}`
  let key = place
  for (let nth = 2; taken.has(key); nth += 1) key = `${place}:${nth}`
  return key
}

export interface GoalMatching {
  /** Every goal of the response with a known side, with its key, in order. */
  now: { key: string; goal: NamedGoal; before: ReportedGoal | null }[]
  /** Reported goals that are gone. */
  gone: ReportedGoal[]
}

/** Criteria that match a goal with a reported one, strictest first; the last is its position among its side's goals. */
const marks: ((goal: ListedGoal, reported: ReportedGoal) => boolean)[] = [
  (goal, reported) => reported.player === goal.player && reported.minute === minuteText(goal.minute),
  (goal, reported) => reported.player === goal.player,
  (goal, reported) => reported.minute === minuteText(goal.minute),
  (goal) => goal.side !== null,
]
/** A goal whose side is open may match one that was reported with a side. */
const canBe = ({ side, how }: ListedGoal, reported: ReportedGoal): boolean =>
  side === null ? reported.how === undefined || reported.how === how : reported.side === side

/** Pairs the goals of a response with those reported before. `used` are keys of cancelled goals. */
export function matchGoals(goals: readonly ListedGoal[], reported: readonly ReportedGoal[], used: readonly string[]): GoalMatching {
  const left = [...reported]
  const paired = new Map<ListedGoal, ReportedGoal>()
  for (const fits of marks)
    for (const goal of goals) {
      const at = paired.has(goal) ? -1 : left.findIndex((one) => canBe(goal, one) && fits(goal, one))
      if (at >= 0) paired.set(goal, left.splice(at, 1)[0] as ReportedGoal)
    }
  const taken = new Set([...reported.map(({ key }) => key), ...used])
  const now = goals.flatMap((listed) => {
    const before = paired.get(listed) ?? null
    const side = listed.side ?? before?.side
    if (side === undefined) return []
    const goal: NamedGoal = { ...listed, side }
    const key = before?.key ?? newKey(goal, taken)
    taken.add(key)
    return { key, goal, before }
  })
  return { now, gone: left }
}
