// The score of a match in the shapes that the years of the format have: { ht, ft, et, p }, a pair, score1 and score2, or nothing.
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

/** A minute of the second half that no stoppage time reaches. */
const lastOfStoppage = 105
const minutesOf = (goals: unknown): number[] =>
  Array.isArray(goals) ? goals.map((goal) => Number.parseInt(String((goal as Json | null)?.minute ?? ''), 10)) : []
const lastMinute = ({ goals1, goals2 }: Json): number =>
  Math.max(0, ...[...minutesOf(goals1), ...minutesOf(goals2)].filter((minute) => Number.isInteger(minute)))

/** The score after 90 minutes behind one after extra time: by the goals that are listed, else level, since it went on. */
function afterRegular({ goals1, goals2 }: Json, extra: Pair): Pair {
  const [home, away] = [minutesOf(goals1), minutesOf(goals2)]
  const isListed = home.length === extra[0] && away.length === extra[1]
  const level = Math.min(...extra)
  const within = (minutes: number[]): number => minutes.filter((minute) => minute <= 90).length
  return isListed ? [within(home), within(away)] : [level, level]
}

export interface ReadResult {
  result: ResultRecord | null
  /** Each field that cannot be, and that it is not used. */
  doubts: string[]
}

/** The score as far as it can be: what contradicts itself (half-time above full time, penalties that end level) is dropped with its reason. */
export function resultOf(match: Json): ReadResult {
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
  const isLate = full !== null && extra === null && lastMinute(match) > lastOfStoppage
  if (isLate) {
    doubts.push(`goals after ${lastOfStoppage}' without score.et; score.ft is taken for that after extra time`)
    extra = full
  }
  if (extra && (isLate || !full)) full = afterRegular(match, extra)
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

/** The result of a match without its shoot-out. */
export const finalScore = (result: ResultRecord): Pair => result.extra ?? result.full
