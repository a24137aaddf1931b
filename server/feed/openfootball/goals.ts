// The goals of a match: minutes as numbers or text, stoppage time, penalties and own goals, in chronological order.
import { cleanText } from '../../core/text/clean-text.ts'
import { type GoalRecord, MatchError, type ResultRecord } from './model.ts'
import { finalScore, isOfExtraTime } from './score.ts'

type Json = Record<string, unknown>

function minuteOf(goal: Json, path: string): { minute: number; added: number } {
  const match = /^\s*(\d{1,3})\s*['’′]?\s*(?:\+\s*(\d{1,2})\s*['’′]?)?\s*$/.exec(String(goal.minute ?? ''))
  const offset = goal.offset ?? goal.added ?? 0
  const minute = Number(match?.[1])
  const added = match?.[2] === undefined ? Number(offset) : Number(match[2])
  if (!match || minute < 1 || minute > 130) throw new MatchError(`${path}.minute ${JSON.stringify(goal.minute)} is not a minute`)
  if (!Number.isInteger(added) || added < 0 || added > 60)
    throw new MatchError(`${path}.offset ${JSON.stringify(offset)} is not a number of minutes`)
  return { minute, added }
}

/** Minutes past the end of normal or extra time are stoppage time: 93 without extra time is 90+3. */
export function inPeriod(minute: number, added: number, extra: boolean): Pick<GoalRecord, 'minute' | 'added'> {
  const last = extra ? 120 : 90
  return minute > last ? { minute: last, added: added + minute - last } : { minute, added }
}

const yes = (value: unknown): boolean => value === true || value === 'true' || value === 1

/** Keeps the minute as written: 93 stays 93. */
function goalOf(value: unknown, path: string): GoalRecord {
  if (value === null || typeof value !== 'object') throw new MatchError(`${path} is not a goal`)
  const goal = value as Json
  const name = typeof goal.name === 'string' ? cleanText(goal.name, 80) : ''
  const { minute, added } = minuteOf(goal, path)
  const how = yes(goal.owngoal ?? goal.own) ? 'own' : yes(goal.penalty) ? 'penalty' : 'open'
  return { player: name, minute, added, how }
}

/** Sort key in chronological order: 45+2 is before 46. */
export const goalOrder = (goal: Pick<GoalRecord, 'minute' | 'added'>): number => goal.minute * 100 + goal.added

/** The end of the half that a goal fell in: 45, 90, 105 or 120. */
export const periodEnd = (goal: Pick<GoalRecord, 'minute'>): 45 | 90 | 105 | 120 =>
  goal.minute <= 45 ? 45 : goal.minute <= 90 ? 90 : goal.minute <= 105 ? 105 : 120

export interface GoalLists {
  home: GoalRecord[] | null
  away: GoalRecord[] | null
  /** Why recorded scorers are not used, or where half-time and minutes disagree. */
  doubts: string[]
}

const within = (goals: GoalRecord[], end: number): number => goals.filter((goal) => periodEnd(goal) <= end).length

const inOrder = (goals: GoalRecord[]): GoalRecord[] => goals.sort((a, b) => goalOrder(a) - goalOrder(b))

/** Of the goals past 90, the first are stoppage time, up to the score after 90 minutes; the others are extra time. */
function inPeriods(goals: GoalRecord[], full: number, hasExtra: boolean): GoalRecord[] {
  let left = hasExtra ? full - goals.filter(({ minute }) => minute <= 90).length : goals.length
  return goals.map((goal) => {
    if (goal.minute <= 90) return goal
    const isExtra = hasExtra && (left <= 0 || isOfExtraTime(goal))
    if (!isExtra) left -= 1
    return { ...goal, ...inPeriod(goal.minute, goal.added, isExtra) }
  })
}

function listOf(value: unknown, name: string, result: ResultRecord, side: 0 | 1): GoalRecord[] {
  if (value !== undefined && value !== null && !Array.isArray(value)) throw new MatchError(`${name} is not a list`)
  const goals = inOrder(((value ?? []) as unknown[]).map((goal, index) => goalOf(goal, `${name}[${index}]`)))
  return inOrder(inPeriods(goals, result.full[side], result.extra !== null))
}

/**
 * One side's goals. Minutes that contradict the half-time score stand, since they are more specific; other contradictions void the scorers.
 */
function sideOf(value: unknown, side: 0 | 1, result: ResultRecord, doubts: string[]): GoalRecord[] | null {
  const name = `goals${side + 1}`
  const total = finalScore(result)[side]
  let goals: GoalRecord[]
  try {
    goals = listOf(value, name, result, side)
  } catch (error) {
    if (!(error instanceof MatchError)) throw error
    doubts.push(`${error.message}; its scorers are left out`)
    return total === 0 ? [] : null
  }
  if (goals.length === 0) return total === 0 ? [] : null
  const normal = within(goals, 90)
  if (goals.length !== total || normal !== result.full[side]) {
    const [has, means] = goals.length === total ? [`${normal} in 90 minutes`, result.full[side]] : [`${goals.length}`, total]
    doubts.push(`${name} has ${has} but the score says ${means}; its scorers are left out`)
    return total === 0 ? [] : null
  }
  const half = within(goals, 45)
  if (result.half && half !== result.half[side])
    doubts.push(`${name} has ${half} in the first half but score.ht says ${result.half[side]}; the minutes are used`)
  return goals
}

/** The goals of both sides; null if the file has no scorers. */
export function goalsOf(match: Json, result: ResultRecord): GoalLists {
  const doubts: string[] = []
  const home = sideOf(match.goals1, 0, result, doubts)
  const away = sideOf(match.goals2, 1, result, doubts)
  return { home, away, doubts }
}
