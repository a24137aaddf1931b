// Parses the score in the format's shapes over the years: { ht, ft, et, p }, a pair, score1 and score2, or nothing.
import { MatchError, type Pair, type ResultRecord } from './model.ts'

type Json = Record<string, unknown>
const most = 199

function count(value: unknown, path: string): number {
  const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > most)
    throw new MatchError(`${path} ${JSON.stringify(value)} is not a number of goals`)
  return number
}

const absent = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.every((entry) => entry === null))

function pair(value: unknown, path: string): Pair | null {
  if (absent(value) || (Array.isArray(value) && value.length === 0)) return null
  if (!Array.isArray(value) || value.length !== 2) throw new MatchError(`${path} ${JSON.stringify(value)} is not a pair of goals`)
  return [count(value[0], `${path}[0]`), count(value[1], `${path}[1]`)]
}

/** score1 and score2 with a suffix: i for half-time, et for extra time, p for penalties. */
function oldPair(match: Json, suffix: string): Pair | null {
  const names = [`score1${suffix}`, `score2${suffix}`] as const
  if (absent(match[names[0]]) && absent(match[names[1]])) return null
  return [count(match[names[0]], names[0]), count(match[names[1]], names[1])]
}

const covers = (later: Pair, earlier: Pair): boolean => later[0] >= earlier[0] && later[1] >= earlier[1]

/** A minute of the second half beyond any stoppage time. */
const lastOfStoppage = 105
/** Whether a goal's minute is surely extra time: 106, and 105+1. */
export const isOfExtraTime = ({ minute, added }: { minute: number; added: number }): boolean =>
  minute > lastOfStoppage || (minute === lastOfStoppage && added > 0)

interface Written {
  /** NaN if unreadable. */
  minute: number
  /** Minutes after the plus sign, or from a field of their own. */
  added: number
}
function writtenMinute(goal: unknown): Written {
  const { minute, offset, added } = (goal !== null && typeof goal === 'object' ? goal : {}) as Json
  const [before = '', behind] = String(minute ?? '').split('+')
  return { minute: Number.parseInt(before, 10), added: Number.parseInt(String(behind ?? offset ?? added ?? 0), 10) || 0 }
}
const minutesOf = (goals: unknown): Written[] => (Array.isArray(goals) ? goals.map(writtenMinute) : [])
const isRegular = ({ minute }: Written): boolean => minute <= 90

/** Notations used in the file: a match without one that the file uses had none. */
export interface Notation {
  /** A score after extra time. */
  extra: boolean
  /** Separate stoppage time: 90+3 and not 93. */
  added: boolean
}

export function notationOf(matches: readonly unknown[]): Notation {
  const found: Notation = { extra: false, added: false }
  for (const value of matches) {
    const match = (value !== null && typeof value === 'object' ? value : {}) as Json
    const score = match.score as Json | null | undefined
    found.extra ||= !absent(match.score1et) || (score !== null && typeof score === 'object' && !absent(score.et))
    found.added ||= [...minutesOf(match.goals1), ...minutesOf(match.goals2)].some(({ added }) => added > 0)
  }
  return found
}

/** The score after 90 minutes, given one after extra time: by the listed goals, else level, since extra time followed. */
function afterRegular({ goals1, goals2 }: Json, extra: Pair): Pair {
  const [home, away] = [minutesOf(goals1), minutesOf(goals2)]
  const isListed = home.length === extra[0] && away.length === extra[1]
  const level = Math.min(...extra)
  return isListed ? [home.filter(isRegular).length, away.filter(isRegular).length] : [level, level]
}

export interface ScoreContext {
  /** Counts for no table, so that extra time is possible. */
  isTie: boolean
  notation: Notation
}

const isSame = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1]
const isLevel = ([home, away]: Pair): boolean => home === away
const isMinute = ({ minute }: Written): boolean => minute >= 1 && minute <= 130

/**
 * The scores after 90 and after 120 minutes of a match without `score.et`, by its goals past 90; null if they are stoppage time. They are
 * extra time if `full` lacks them. Otherwise a knock-out match that was level without them had extra time, unless the file writes extra
 * time elsewhere or never writes stoppage time.
 */
function beyondRegular(match: Json, full: Pair, { isTie, notation }: ScoreContext): { full: Pair; extra: Pair; reason: string } | null {
  const [home, away] = [minutesOf(match.goals1), minutesOf(match.goals2)]
  const goals = [...home, ...away]
  if (!goals.some(({ minute }) => minute > 90)) return null
  const regular: Pair = [home.filter(isRegular).length, away.filter(isRegular).length]
  const listed: Pair = [home.length, away.length]
  const isSure = goals.some(isOfExtraTime)
  if ((isSure || isTie) && isSame(regular, full) && goals.every(isMinute))
    return { full, extra: listed, reason: "goals after 90' that score.ft lacks, without score.et; they are taken for those of extra time" }
  if (isSure) {
    const reason = `goals after ${lastOfStoppage}' without score.et; score.ft is taken for that after extra time`
    return { full: afterRegular(match, full), extra: full, reason }
  }
  // Two late goals that leave it level: that many in stoppage time are rarer than unrecorded extra time.
  const isUnwritten = !notation.extra && (notation.added || isLevel(full))
  if (!isTie || !isUnwritten || !isSame(listed, full) || !isLevel(regular)) return null
  const reason = "goals after 90' of a match that was level, without score.et; score.ft is taken for that after extra time"
  return { full: regular, extra: full, reason }
}

export interface ReadResult {
  result: ResultRecord | null
  /** One sentence per dropped field. */
  doubts: string[]
}

/** The valid part of the score: contradictions (half-time above full time, penalties that end level) are dropped with their reason. */
export function resultOf(match: Json, { isTie, notation }: ScoreContext): ReadResult {
  const doubts: string[] = []
  const drop = (reason: string): null => {
    doubts.push(`${reason}; it is left out`)
    return null
  }
  const sure = (read: () => Pair | null): Pair | null => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof MatchError)) throw error
      return drop(error.message)
    }
  }
  const score = match.score
  const object: Json = score !== null && typeof score === 'object' && !Array.isArray(score) ? (score as Json) : {}
  if (typeof score === 'string' && score !== '') drop(`score ${JSON.stringify(score)} is not { ht, ft, et, p }`)
  let full = sure(() => pair(Array.isArray(score) ? score : object.ft, 'score.ft') ?? oldPair(match, ''))
  let extra = sure(() => pair(object.et, 'score.et') ?? oldPair(match, 'et'))
  let half = sure(() => pair(object.ht, 'score.ht') ?? oldPair(match, 'i'))
  let penalties = sure(() => pair(object.p, 'score.p') ?? oldPair(match, 'p'))
  const beyond = full && !extra ? beyondRegular(match, full, { isTie: isTie || penalties !== null, notation }) : null
  if (beyond) {
    doubts.push(beyond.reason)
    full = beyond.full
    extra = beyond.extra
  } else if (extra && !full) full = afterRegular(match, extra)
  const base = full
  if (!base) {
    if (half || penalties) drop('score has no ft')
    return { result: null, doubts }
  }
  if (half && !covers(base, half)) half = drop(`score.ht ${half.join('-')} is above score.ft ${base.join('-')}`)
  if (full && extra && !covers(extra, full)) extra = drop(`score.et ${extra.join('-')} is below score.ft ${full.join('-')}`)
  if (penalties && penalties[0] === penalties[1]) penalties = drop(`score.p ${penalties.join('-')} has no winner`)
  return { result: { half, full: base, extra, penalties }, doubts }
}

/** The result without the shoot-out. */
export const finalScore = (result: ResultRecord): Pair => result.extra ?? result.full
