// Reads a response: status, phase, score by period, kicks and winner, checked against each other and against the known state.
// The provider documents `duration` as an additional status: it gives extra time and a shoot-out while `status` is IN_PLAY.
import type { Phase } from '../../../contract/match/match-row.ts'
import { listedMinute } from './clock.ts'
import { countSides, goalsOf } from './goals.ts'
import { type Duration, pair, readScore, type Score, type ScoreReading, total } from './score-reading.ts'
import type { WireMatch } from './wire.ts'

export type ReadStatus = 'scheduled' | 'postponed' | 'cancelled' | 'suspended'

/** State of the match at the last read. */
export interface Known {
  phase: Phase
  /** Milliseconds when this phase was first seen. */
  begun?: number
  score: Score
  /** Milliseconds when the suspension was first seen. */
  halted?: number
  /** Went beyond 90 minutes: no later response reverts that. */
  duration?: Duration
}

export interface Reading extends ScoreReading {
  status: ReadStatus
  phase: Phase
  duration: Duration
  isLive: boolean
  isOver: boolean
  /** The result is a decision, whatever was played. */
  isAwarded: boolean
}

const live = /^(?:IN_PLAY|PAUSED|EXTRA_TIME|PENALTY_SHOOTOUT|LIVE)$/
const isOverNow = ({ status }: WireMatch): boolean => status === 'FINISHED' || status === 'AWARDED'
export const isLive = ({ status }: WireMatch): boolean => live.test(status)
/** The other statuses that the provider documents; earlier versions wrote CANCELED. */
const others = /^(?:SCHEDULED|TIMED|FINISHED|AWARDED|SUSPENDED|POSTPONED|CANCELL?ED)$/
const unknownStatus = 'status is none that is known'

/** Milliseconds after which a suspended match does not resume on that day. */
const longestHalt = 6 * 3_600_000

function statusOf({ status }: WireMatch, { halted }: Known, now: number): ReadStatus {
  if (status === 'POSTPONED') return 'postponed'
  if (/^CANCELL?ED$/.test(status)) return 'cancelled'
  if (status !== 'SUSPENDED') return 'scheduled'
  return halted !== undefined && now - halted >= longestHalt ? 'postponed' : 'suspended'
}

const order: readonly Phase[] = [
  'not-started',
  'first-half',
  'half-time',
  'second-half',
  'extra-break',
  'extra-first',
  'extra-half-time',
  'extra-second',
  'shoot-out',
  'finished',
]
const isBefore = (one: Phase, other: Phase): boolean => order.indexOf(one) < order.indexOf(other)
const later = (one: Phase, other: Phase): Phase => (isBefore(one, other) ? other : one)

/** Minutes after which a half of extra time with its break is over, and a half of the first 90. */
const extraHalf = 17
const half = 45
/** A minute beyond any stoppage time of the first half. */
const surelySecond = 60

const lengths: readonly Duration[] = ['REGULAR', 'EXTRA_TIME', 'PENALTY_SHOOTOUT']
const longer = (one: Duration, other: Duration): Duration => (lengths.indexOf(other) > lengths.indexOf(one) ? other : one)
const beyond = ({ phase, duration = 'REGULAR' }: Known): Duration =>
  phase === 'shoot-out' ? 'PENALTY_SHOOTOUT' : phase.startsWith('extra-') ? longer('EXTRA_TIME', duration) : duration

/** Minimum minutes from the start of a phase to the end of the 90. */
const leftOf: Partial<Record<Phase, number>> = { 'not-started': 2 * half, 'first-half': 2 * half, 'half-time': half, 'second-half': 40 }

/** The duration of play. A value from `duration` alone is accepted once the match can have come so far. */
function durationOf(match: WireMatch, known: Known, now: number): Duration {
  const { status, score } = match
  const isKicked = total(pair(score.penalties) ?? [0, 0]) > 0
  const stated = lengths.find((length) => length === status) ?? lengths.find((length) => length === score.duration)
  const named = isKicked ? 'PENALTY_SHOOTOUT' : stated
  if (!named || named === 'REGULAR') return beyond(known)
  const minute = listedMinute(match)?.minute
  const passed = known.begun === undefined ? Number.POSITIVE_INFINITY : (now - known.begun) / 60_000
  const hasComeSoFar = minute === undefined ? passed >= (leftOf[known.phase] ?? 0) : minute >= 2 * half
  const canBe = named === status || isOverNow(match) || (isLive(match) && hasComeSoFar)
  return canBe ? longer(named, beyond(known)) : beyond(known)
}

/** The phase by the response and the previous phase alone. */
function playOf(match: WireMatch, { phase: before, begun }: Known, duration: Duration, now: number): Phase {
  const minute = listedMinute(match)?.minute ?? null
  const passed = begun === undefined ? 0 : (now - begun) / 60_000
  const isPaused = match.status === 'PAUSED'
  if (duration === 'PENALTY_SHOOTOUT') return 'shoot-out'
  if (duration === 'EXTRA_TIME') {
    if (isPaused) return before === 'extra-first' || (minute ?? 0) >= 105 ? 'extra-half-time' : 'extra-break'
    const isSecond = minute === null ? before === 'extra-first' && passed > extraHalf : minute > 105
    return isSecond || before === 'extra-half-time' ? 'extra-second' : 'extra-first'
  }
  if (isPaused) return 'half-time'
  if (before === 'half-time') return 'second-half'
  const hasHalf = pair(match.score.halfTime) !== null
  if (minute !== null) return (minute > half && hasHalf) || minute > surelySecond ? 'second-half' : 'first-half'
  // Without a minute the half-time score decides, unless the match began too recently for that.
  const canBe = before === 'first-half' ? passed >= half : begun === undefined
  return canBe && hasHalf ? 'second-half' : 'first-half'
}

/** A phase never goes back, since a response may be older than the one before it. */
function phaseOf(match: WireMatch, known: Known, duration: Duration, now: number): Phase {
  if (isOverNow(match)) return 'finished'
  if (!isLive(match) || known.phase === 'finished') return known.phase
  return later(known.phase, playOf(match, known, duration, now))
}

function listedScore(match: WireMatch): Score | null {
  const goals = goalsOf(match)
  if (!goals || goals.length === 0 || goals.some(({ side }) => side === null)) return null
  return countSides(goals.map(({ side }) => side))
}

/** A decision gives only its result: what was played before does not count. */
const awarded = (match: WireMatch): ScoreReading => ({
  ...{ score: pair(match.score.fullTime), regular: null, half: null, kicks: null, winner: null },
  ...{ isShootOut: false, hasExtra: false, isSure: true, isDisputed: false, doubts: [] },
})

/** Excludes the time of the suspension. */
const begunOf = ({ begun, halted }: Known, now: number): number | undefined =>
  begun !== undefined && halted !== undefined ? begun + now - halted : begun

/** `isSeen`: the match was read before it began, so that its current phase begins now. */
export function readingOf(match: WireMatch, before: Known, { now, isSeen }: { now: number; isSeen: boolean }): Reading {
  const known = { ...before, begun: isSeen && before.phase === 'not-started' ? now : begunOf(before, now) }
  const duration = durationOf(match, known, now)
  const isOver = isOverNow(match)
  const isAwarded = match.status === 'AWARDED'
  // Before the match began no score was known.
  const knownScore = known.phase === 'not-started' ? null : known.score
  const read = isAwarded ? awarded(match) : readScore(match, { isOver, duration, knownScore, listed: listedScore(match) })
  return {
    ...read,
    doubts: isLive(match) || others.test(match.status) ? read.doubts : [...read.doubts, unknownStatus],
    status: statusOf(match, known, now),
    phase: phaseOf(match, known, duration, now),
    duration,
    isLive: isLive(match),
    isOver,
    isAwarded,
  }
}
