// Splits the score of a response into play, shoot-out kicks and winner. The fields may be late, duplicated or contradictory; their sums
// decide, and every contradiction is reported.
import type { Side } from '../../../contract/match/match-row.ts'
import type { WireMatch } from './wire.ts'

export type Score = [number, number]
type Winner = Side | 'draw'
export type Duration = 'REGULAR' | 'EXTRA_TIME' | 'PENALTY_SHOOTOUT'

export interface ScoreReading {
  /** After extra time, without kicks; null while absent from the response. */
  score: Score | null
  /** After 90 minutes. */
  regular: Score | null
  half: Score | null
  /** Kicks scored in the shoot-out; null while unknown. Never level at the end. */
  kicks: Score | null
  /** As the provider names it: decides if the score does not. */
  winner: Winner | null
  isShootOut: boolean
  /** Whether extra time was played, as far as the response shows. */
  hasExtra: boolean
  /** The parts agree with each other and with the winner. */
  isSure: boolean
  /** Two parts give different scores: it counts when repeated. */
  isDisputed: boolean
  /** Contradictions, without figures, so that the text stays the same while they last. */
  doubts: string[]
}

export const pair = (value: { home?: number | null; away?: number | null } | null | undefined): Score | null =>
  typeof value?.home === 'number' && typeof value.away === 'number' ? [value.home, value.away] : null
export const plus = (one: Score, other: Score): Score => [one[0] + other[0], one[1] + other[1]]
export const covers = (one: Score, other: Score): boolean => one[0] >= other[0] && one[1] >= other[1]
export const minus = (one: Score, other: Score): Score | null => (covers(one, other) ? [one[0] - other[0], one[1] - other[1]] : null)
const isLevel = ([home, away]: Score): boolean => home === away
export const total = ([home, away]: Score): number => home + away
export const isSame = (one: Score | null, other: Score | null): boolean => one?.[0] === other?.[0] && one?.[1] === other?.[1]
const leader = ([home, away]: Score): Winner => (home > away ? 'home' : away > home ? 'away' : 'draw')

const winners: Record<string, Winner> = { HOME_TEAM: 'home', AWAY_TEAM: 'away', DRAW: 'draw' }
/** A minute beyond any stoppage time: a later goal is of extra time. */
const lastOfRegular = 105

const disputed = 'fullTime is not regularTime and extraTime together'
const kicksDoubt = 'penalties are not what fullTime has beyond the score'
const winnerDoubt = 'winner is not who is ahead'
/** Doubts that a final result must not have. */
const decisive: ReadonlySet<string> = new Set([disputed, kicksDoubt, winnerDoubt])

interface Parts {
  full: Score | null
  regular: Score | null
  extra: Score | null
  kicks: Score | null
}

/**
 * The score at which the kicks began. Level, except in the second of two legs. `knownScore`: the score known before the shoot-out, or that of the
 * goals in the response.
 */
function scoreBeforeKicks({ full, regular, extra, kicks }: Parts, knownScore: Score | null, isOver: boolean): Score | null {
  const stated = regular && extra ? plus(regular, extra) : null
  const left = full && kicks ? minus(full, kicks) : null
  // Two of the three sources agree.
  if (knownScore && isSame(left, knownScore)) return knownScore
  if (stated) return stated
  const base = knownScore && (!regular || covers(knownScore, regular)) ? knownScore : regular
  if (left && isLevel(left) && (!base || covers(left, base))) return left
  // Kicks never end level, so they are not included.
  if (!base) return left ?? (isOver && full && isLevel(full) ? full : null)
  // The equalizer was not observed, and no kick counts yet.
  if (!isLevel(base) && full && isLevel(full) && covers(full, base) && !(kicks && total(kicks) > 0)) return full
  if (!isLevel(base) && left && covers(left, base)) return left
  return base
}

/** The part of `fullTime` beyond the played score, or the stated kicks if either of the two is impossible or behind. */
function kicksOf(
  { full, kicks }: Parts,
  score: Score | null,
  { isOver, winner }: { isOver: boolean; winner: Winner | null },
  doubts: string[],
): Score | null {
  const counted = full && score ? minus(full, score) : null
  const able = (one: Score | null): Score | null => (one && (isOver ? !isLevel(one) : total(one) > 0) ? one : null)
  const [sum, stated] = [able(counted), able(kicks)]
  if (counted && total(counted) > 0 && kicks && !isSame(counted, kicks)) doubts.push(kicksDoubt)
  if (!sum || !stated) return sum ?? stated ?? (isOver ? null : kicks)
  if (!isOver) return total(stated) > total(sum) ? stated : sum
  return winner && leader(sum) !== winner && leader(stated) === winner ? stated : sum
}

/** The score of a match without a shoot-out: `fullTime`, unless the other parts differ and goals or winner support them. */
function scorePlayed(
  { full, regular, extra }: Parts,
  { hasExtra, listed, winner }: { hasExtra: boolean; listed: Score | null; winner: Winner | null },
  doubts: string[],
): Score | null {
  const stated = regular && extra ? plus(regular, extra) : hasExtra ? null : regular
  if (!full) return stated
  if (stated && !isSame(full, stated)) {
    doubts.push(disputed)
    const isNamed = listed === null && winner !== null && leader(stated) === winner && leader(full) !== winner
    if (isNamed || isSame(listed, stated)) return stated
  } else if (!stated && regular && !covers(full, regular)) doubts.push('fullTime is below regularTime')
  return full
}

interface Context {
  isOver: boolean
  /** The duration of play, by everything known. */
  duration: Duration
  /** The last known score, and that of the listed goals; null if there is none. */
  knownScore: Score | null
  listed: Score | null
}

export function readScore(match: WireMatch, { isOver, duration, knownScore, listed }: Context): ScoreReading {
  const { score: wireScore } = match
  const parts = {
    full: pair(wireScore.fullTime),
    regular: pair(wireScore.regularTime),
    extra: pair(wireScore.extraTime),
    kicks: pair(wireScore.penalties),
  }
  const doubts: string[] = []
  const isShootOut = duration === 'PENALTY_SHOOTOUT'
  const isLate = match.goals?.some(({ minute }) => (minute ?? 0) > lastOfRegular) === true
  // Kicks may follow directly on the 90 minutes.
  const scoredInExtra = parts.extra !== null && (isShootOut || total(parts.extra) > 0)
  const hasExtra = duration === 'EXTRA_TIME' || scoredInExtra || isLate
  const isBehind = wireScore.duration === 'EXTRA_TIME' && isShootOut
  if (wireScore.duration && wireScore.duration !== duration && !isBehind) doubts.push('duration is not what is played')
  const winner = winners[wireScore.winner ?? ''] ?? null

  const score = isShootOut
    ? scoreBeforeKicks(parts, knownScore ?? listed, isOver)
    : scorePlayed(parts, { hasExtra, listed, winner: isOver ? winner : null }, doubts)
  const kicks = isShootOut ? kicksOf(parts, score, { isOver, winner }, doubts) : null
  const decided = isOver && score ? leader(kicks ?? score) : null
  // A level score before a shoot-out whose kicks are unknown contradicts no winner.
  const isOpen = isShootOut && !kicks && score !== null && isLevel(score)
  if (winner && decided && !isOpen && winner !== decided) doubts.push(winnerDoubt)
  const regular = parts.regular ?? (hasExtra || isShootOut ? null : score)
  const half = pair(wireScore.halfTime)
  const isHalfAble = !half || ((!regular || covers(regular, half)) && (!score || covers(score, half)))
  if (!isHalfAble) doubts.push('halfTime is above the score')
  return {
    ...{ score, regular, half: isHalfAble ? half : null, kicks, winner, isShootOut, hasExtra, doubts },
    isSure: !doubts.some((doubt) => decisive.has(doubt)),
    isDisputed: doubts.includes(disputed),
  }
}
