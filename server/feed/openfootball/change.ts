// Diffs a file against its last version: the events to report, including corrections, and the new reported state.
import { isDeepStrictEqual } from 'node:util'
import type { FeedEvent } from '../../features/match/feed-message.ts'
import { pick } from '../names/pick.ts'
import type { KnownMatch } from './fixtures.ts'
import type { MatchRecord } from './model.ts'
import { finalScore } from './score.ts'
import { timelineOf } from './timeline.ts'

/** What was reported of a match: stored over restarts, since a file does not contain its previous version. */
export interface Checkpoint {
  status: MatchRecord['status']
  kickOff: number
  /** Scorer by goal key. */
  goals: Record<string, string>
  /** Keys of all other events. */
  rest: string[]
  /** Number of changes, since a value may recur. Absent if there were none. */
  turns?: number
}

const playerOf = (event: FeedEvent): string => (event.type === 'goal' ? `${event.player?.en ?? ''}|${event.how}` : '')

function checkpointOf({ record }: KnownMatch, events: FeedEvent[]): Checkpoint {
  const goals = events.filter((event) => event.type === 'goal')
  return {
    status: record.status,
    kickOff: record.kickOff,
    goals: Object.fromEntries(goals.map((goal) => [goal.key, playerOf(goal)])),
    rest: events.filter((event) => event.type !== 'goal').map(({ key }) => key),
  }
}

/** Postponed, cancelled, rescheduled or moved, also back to an earlier time. */
function scheduleEvents({ id, record }: KnownMatch, before: Checkpoint | undefined, now: number): FeedEvent[] {
  const day = new Date(record.kickOff).toISOString().slice(0, 10)
  const ahead = record.status === 'abandoned' ? 0 : 86_400_000
  const learned = new Date(before ? now : record.kickOff - ahead).toISOString()
  const base = { match_id: id, at: learned, minute: { minute: 0 } }
  if (record.result) return []
  const suffix = before?.turns ? `:${before.turns}` : ''
  if (record.status === 'postponed') return [{ ...base, key: `postponed:${day}${suffix}`, type: 'postponed' }]
  if (record.status === 'cancelled') return [{ ...base, key: `cancelled:${day}${suffix}`, type: 'abandoned' }]
  if (record.status === 'abandoned') return [{ ...base, key: `abandoned:${day}${suffix}`, type: 'abandoned', begun: true }]
  if (!before || (before.status === 'scheduled' && before.kickOff === record.kickOff)) return []
  const time = new Date(record.kickOff).toISOString()
  // Dropping the time of day is not a move.
  const isUnset = !record.timeKnown && new Date(before.kickOff).toISOString().startsWith(day)
  if (before.status === 'scheduled' && isUnset) return []
  const open = record.timeKnown ? {} : { time_tbc: true }
  return [{ ...base, key: `moved:${time}:${new Date(before.kickOff).toISOString()}${suffix}`, type: 'moved', time, ...open }]
}

type GoalEvent = FeedEvent & { type: 'goal' }
const isGoal = (event: FeedEvent): event is GoalEvent => event.type === 'goal'

/** Goals whose minute changed, by their new key: same side and player. A key holds side and minute. */
function movedGoals(before: Checkpoint, events: readonly FeedEvent[]): Map<string, string> {
  const goals = events.filter(isGoal)
  const gone = Object.entries(before.goals).filter(([key]) => !goals.some((goal) => goal.key === key))
  const moved = new Map<string, string>()
  for (const { key, side, player } of goals) {
    if (key in before.goals) continue
    const at = gone.findIndex(([target, scorer]) => target.startsWith(`goal:${side}:`) && scorer.startsWith(`${player?.en ?? ''}|`))
    const [target] = at < 0 ? [] : (gone.splice(at, 1)[0] as [string, string])
    if (target !== undefined) moved.set(key, target)
  }
  return moved
}

/** Cancels removed goals, updates the minute of moved ones, corrects changed scorers, and finally sets the score. */
function corrections(
  { id, record }: KnownMatch,
  before: Checkpoint,
  { events, moved }: { events: FeedEvent[]; moved: ReadonlyMap<string, string> },
  now: number,
): FeedEvent[] {
  const { result } = record
  // A decision cancels no goal.
  if (!result || record.awarded) return []
  const goals = events.filter(isGoal)
  const at = new Date(now).toISOString()
  const read = pick(JSON.stringify([result, record.homeGoals, record.awayGoals]), 2 ** 31).toString(36)
  const version = before.turns ? `${read}:${before.turns}` : read
  const corrections: FeedEvent[] = []
  for (const { key, minute, how } of goals) {
    const target = moved.get(key)
    const detail = { type: 'goal-detail', key: `detail:${target}:${version}`, as: key, assist: null, how } as const
    if (target !== undefined) corrections.push({ match_id: id, at, minute, target, ...detail })
  }
  const elsewhere = new Set(moved.values())
  for (const [target, player] of Object.entries(before.goals)) {
    if (elsewhere.has(target)) continue
    const goal = goals.find(({ key }) => key === target)
    const base = { match_id: id, at, minute: goal?.minute ?? { minute: 90 } }
    if (!goal) corrections.push({ ...base, key: `cancel:${target}:${version}`, type: 'cancel', target, reason: 'unknown' })
    else if (goal.player && playerOf(goal) !== player)
      corrections.push({ ...base, key: `scorer:${target}:${version}`, type: 'scorer', target, player: goal.player, assist: null })
  }
  const [home, away] = finalScore(result)
  const half = result.half && !(record.homeGoals && record.awayGoals) ? { periods: [result.half] } : {}
  const lifted = before.rest.some((key) => key.startsWith('awarded:')) ? ({ correction: 'result' } as const) : {}
  const truth = { type: 'score', home, away, quiet: true, ...half, ...lifted } as const
  corrections.push({ match_id: id, at, minute: { minute: 90 }, key: `truth:${version}`, ...truth })
  return corrections
}

/** A result comes before a cancellation, whenever that was read: the match began on time, and the cancellation may be newer. */
const asPlayed = (events: readonly FeedEvent[]): FeedEvent[] =>
  events.map((event) => (event.key === 'first-half' && event.type === 'phase' ? { ...event, played: true } : event))

export interface Change {
  events: FeedEvent[]
  checkpoint: Checkpoint
}

/** The events of a match since `before`; null if nothing changed. `now` is product time. */
export function changeOf(match: KnownMatch, before: Checkpoint | undefined, now: number): Change | null {
  // A score that has become unreadable reverts nothing.
  if (before && before.rest.length > 0 && !match.record.result && match.record.status === 'scheduled') return null
  const timeline = timelineOf(match.record, match.id, false)
  const checkpoint = checkpointOf(match, timeline)
  const { turns = 0, ...previous } = before ?? checkpoint
  if (before && isDeepStrictEqual(previous, checkpoint)) return null
  if (before) checkpoint.turns = turns + 1
  const schedule = scheduleEvents(match, before, now)
  if (!before || before.rest.length === 0) return { events: [...schedule, ...asPlayed(timeline)], checkpoint }
  const heard = new Set([...Object.keys(before.goals), ...before.rest])
  const moved = movedGoals(before, timeline)
  const known = new Date(now).toISOString()
  const fresh = timeline
    .filter(({ key }) => !heard.has(key) && !moved.has(key))
    .map((event) => (match.record.awarded ? { ...event, at: known } : event))
  return { events: [...schedule, ...fresh, ...corrections(match, before, { events: timeline, moved }, now)], checkpoint }
}
