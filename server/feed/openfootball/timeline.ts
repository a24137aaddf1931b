// A recorded match as feed messages: each goal at its minute, the halves and breaks around them, extra time, the shoot-out.
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { FeedEvent, FeedMinute } from '../../features/match/feed-message.ts'
import { pick } from '../names/pick.ts'
import { periodEnd } from './goals.ts'
import type { GoalRecord, MatchRecord, Pair, ResultRecord } from './model.ts'
import { finalScore } from './score.ts'

const minute = 60_000
/** Minutes of the breaks: half-time by the laws, the others as usual in practice. */
const halfTime = 15
const extraBreak = 5
const extraHalfTime = 1
/** Milliseconds per scored kick, including the missed ones: gives the length of a shoot-out. */
const kickEvery = 50_000

interface Scored extends GoalRecord {
  side: Side
}

/** An event without the common fields. */
type EventBody = FeedEvent extends infer E ? (E extends FeedEvent ? Omit<E, 'match_id' | 'key' | 'at' | 'minute'> : never) : never

interface Writer {
  events: FeedEvent[]
  add(at: number, minute: FeedMinute, key: string, what: EventBody): void
}

function writer(id: string): Writer {
  const events: FeedEvent[] = []
  return {
    events,
    add: (at, minute, key, what) => {
      events.push({ ...what, match_id: id, key, at: new Date(at).toISOString(), minute } as FeedEvent)
    },
  }
}

/** The goals of both sides in chronological order; in the same minute the home side comes first. */
const inOrder = (home: GoalRecord[], away: GoalRecord[]): Scored[] =>
  [...home.map((goal) => ({ ...goal, side: 'home' as const })), ...away.map((goal) => ({ ...goal, side: 'away' as const }))].sort(
    (a, b) => a.minute * 100 + a.added - (b.minute * 100 + b.added),
  )

/** The key of a goal: side and minute, plus a number if a side scores twice in one minute. */
function goalKeys(goals: Scored[]): Map<Scored, string> {
  const seen = new Map<string, number>()
  return new Map(
    goals.map((goal) => {
      const place = `goal:${goal.side}:${goal.minute}${goal.added ? `+${goal.added}` : ''}`
      const nth = (seen.get(place) ?? 0) + 1
      seen.set(place, nth)
      return [goal, nth === 1 ? place : `${place}:${nth}`]
    }),
  )
}

interface Period {
  phase: Phase
  from: number
  end: 45 | 90 | 105 | 120
}

/** Plays one half from a given time; returns the time of its whistle. */
function playHalf(write: Writer, { phase, from, end }: Period, start: number, goals: Scored[], keys: Map<Scored, string>): number {
  write.add(start, { minute: from === 0 ? 0 : from + 1 }, phase, { type: 'phase', phase })
  const here = goals.filter((goal) => periodEnd(goal) === end)
  for (const goal of here) {
    const same = here.filter((other) => other.minute === goal.minute && other.added === goal.added)
    const within = (minute * (same.indexOf(goal) + 1)) / (same.length + 1)
    const at = start + (goal.minute - from - 1 + goal.added) * minute + Math.floor(within)
    const name = goal.player ? { zh: goal.player, en: goal.player, vi: goal.player } : null
    const goalMinute: FeedMinute = goal.added ? { minute: goal.minute, added: goal.added } : { minute: goal.minute }
    write.add(at, goalMinute, keys.get(goal) as string, { type: 'goal', side: goal.side, player: name, assist: null, how: goal.how })
  }
  const usual = end === 45 ? 1 : end === 90 ? 3 : 0
  const stoppage = Math.max(usual + pick(`${write.events[0]?.match_id}:${end}`, 2), ...here.map((goal) => goal.added))
  return start + (end - from + stoppage) * minute
}

/** A shoot-out with only a result: no kicks are made up. */
function stateShootOut(write: Writer, result: ResultRecord, penalties: [number, number], start: number, last: number): number {
  write.add(start, { minute: last }, 'shoot-out', { type: 'phase', phase: 'shoot-out' })
  const [home, away] = finalScore(result)
  const end = start + penalties[0] * kickEvery + penalties[1] * kickEvery
  const scoreBody = { type: 'score', home, away, shootout: penalties, quiet: true } as const
  write.add(end, { minute: last }, `shoot-out:${penalties.join('-')}`, scoreBody)
  return end + 5_000
}

/** A score with unrecorded goals: set without an alert, and no goal gets a minute. */
function stateScore(write: Writer, [home, away]: Pair, at: number, last: number, version: string, half: Pair | null): void {
  const periods = half ? { periods: [half] } : {}
  write.add(at, { minute: last }, `score:${home}-${away}:${version}`, { type: 'score', home, away, ...periods, quiet: true })
}

/**
 * The events of a match with a result; none without one. Nothing is made up: if goals have no minutes, the score is set at the end, and
 * with `asLive`, for replays, also at half-time and before extra time, as far as known. A decision is its result alone.
 */
export function timelineOf(match: MatchRecord, id: string, asLive: boolean): FeedEvent[] {
  const { result, homeGoals, awayGoals } = match
  if (!result) return []
  const write = writer(id)
  if (match.awarded) {
    const [home, away] = finalScore(result)
    write.add(match.kickOff, { minute: 0 }, `awarded:${home}-${away}`, { type: 'score', home, away, correction: 'awarded' })
    return write.events
  }
  const complete = homeGoals !== null && awayGoals !== null
  const stated = asLive && homeGoals === null && awayGoals === null
  const goals = inOrder(homeGoals ?? [], awayGoals ?? [])
  const keys = goalKeys(goals)
  const half = (period: Period, start: number): number => playHalf(write, period, start, goals, keys)
  let end = half({ phase: 'first-half', from: 0, end: 45 }, match.kickOff)
  if (stated && result.half) stateScore(write, result.half, end - 1_000, 45, 'half', result.half)
  write.add(end, { minute: 45 }, 'half-time', { type: 'phase', phase: 'half-time' })
  end = half({ phase: 'second-half', from: 45, end: 90 }, end + halfTime * minute)
  if (result.extra) {
    if (stated) stateScore(write, result.full, end - 1_000, 90, 'full', result.half)
    write.add(end, { minute: 90 }, 'extra-break', { type: 'phase', phase: 'extra-break' })
    end = half({ phase: 'extra-first', from: 90, end: 105 }, end + extraBreak * minute)
    write.add(end, { minute: 105 }, 'extra-half-time', { type: 'phase', phase: 'extra-half-time' })
    end = half({ phase: 'extra-second', from: 105, end: 120 }, end + extraHalfTime * minute)
  }
  const last = result.extra ? 120 : 90
  if (!complete) stateScore(write, finalScore(result), end - 1_000, last, result.half?.join('-') ?? '', result.half)
  if (result.penalties) end = stateShootOut(write, result, result.penalties, end + extraBreak * minute, last)
  write.add(end, { minute: last }, 'finished', { type: 'phase', phase: 'finished' })
  return write.events
}
