// Diffs a response against the last one into feed messages: phases, goals, cards, score and cancellations.
import { isDeepStrictEqual } from 'node:util'
import type { FeedEvent, FeedMinute } from '../../features/match/feed-message.ts'
import { emitCards } from './cards.ts'
import { type Checkpoint, type Emit, initialCheckpoint } from './checkpoint.ts'
import { minuteOf } from './clock.ts'
import { matchId } from './fixtures.ts'
import { emitGoals, type GoalNews } from './goal-messages.ts'
import { countSides } from './goals.ts'
import { historyOf } from './history.ts'
import { type Reading, readingOf } from './reading.ts'
import { emitSchedule } from './schedule.ts'
import { covers, isSame, minus, type Score } from './score-reading.ts'
import { isOutdated, isUnderWay, nextCheckpoint } from './standing.ts'
import type { WireMatch } from './wire.ts'

export interface Change {
  events: FeedEvent[]
  checkpoint: Checkpoint
  /** Contradictions in the response that were not reported before. */
  doubts: string[]
}

interface ChangeOptions {
  /** After a long absence: changes may have begun long ago. */
  late?: boolean
}

/** The events since `before`; null if nothing changed. `now` is product time in milliseconds. */
export function changeOf(
  match: WireMatch,
  before: Checkpoint | undefined,
  now: number,
  { late = false }: ChangeOptions = {},
): Change | null {
  if (isOutdated(match, before, now)) return null
  const known = before ?? initialCheckpoint
  // A match not begun at the last read begins now, whatever its schedule; one that was never read is joined midway.
  const isSeen = before !== undefined && !(known.phase === 'not-started' && (late || known.status === 'suspended'))
  const reading = readingOf(match, known, { now, isSeen })
  const checkpoint = nextCheckpoint(match, reading, known, { now, isSeen, late })
  const events: FeedEvent[] = []
  const base = { match_id: matchId(match), at: new Date(now).toISOString() }
  // For a suspended match, the minute of the suspension.
  const emit: Emit = (word, minute = minuteOf(match, checkpoint.halted ?? now, checkpoint)) => {
    events.push({ ...base, minute, ...word } as FeedEvent)
  }
  const doubts = reading.doubts.filter((doubt) => !known.doubts?.includes(doubt))
  if (doubts.length > 0) checkpoint.doubts = [...(known.doubts ?? []), ...doubts]
  const changed = (): Change | null =>
    before && events.length === 0 && isDeepStrictEqual(known, checkpoint) ? null : { events, checkpoint, doubts }

  if (reading.isAwarded) {
    emitAward(reading, known, checkpoint, emit)
    return changed()
  }
  const isHalted = isUnderWay(checkpoint) && checkpoint.status !== 'scheduled'
  const isOff = isHalted && known.status === checkpoint.status && checkpoint.status !== 'suspended'
  // Suspended matches produce no events: what comes with the suspension goes before it, later changes after the resumption.
  if (!isHalted || known.status === checkpoint.status) emitSchedule(reading, known, checkpoint, emit)
  if (isOff) return changed()

  if (checkpoint.phase === 'finished' && known.phase === 'not-started') {
    const past = pastOf(match, reading, checkpoint, base)
    // The feed was silent during the match: its end is timed now.
    events.push(...(isSeen ? past.map((event) => (event.key === 'finished' ? { ...event, at: base.at } : event)) : past))
    return { events, checkpoint, doubts }
  }
  if (checkpoint.phase === 'not-started') return changed()

  const isFirst = known.phase === 'not-started'
  const isBeginning = isFirst && isSeen && checkpoint.phase === 'first-half'
  if (checkpoint.phase !== known.phase && checkpoint.phase !== 'finished')
    emit({ type: 'phase', key: checkpoint.phase, phase: checkpoint.phase, ...(isBeginning ? { begins: true } : {}) })
  // Extra time was not observed.
  if (checkpoint.phase === 'finished' && reading.hasExtra && isBeforeExtra(known))
    emit({ type: 'phase', key: 'extra-second', phase: 'extra-second' }, { minute: 120 })
  const news = emitGoals(match, checkpoint, emit)
  const isStated = news.isAnyGone || news.fresh.length > 0
  emitCards(match, checkpoint, emit)
  if (isBehind(reading, known, checkpoint, news, now)) checkpoint.ahead = news.fresh.length > 0 ? now : (known.ahead ?? now)
  else emitScore(reading, checkpoint, emit, { isAnew: isStated || known.ahead !== undefined || (isFirst && !isBeginning), known })
  if (reading.isShootOut) emitKicks(reading, known, checkpoint, emit)
  if (isHalted) emitSchedule(reading, known, checkpoint, emit)
  if (checkpoint.phase === 'finished' && known.phase !== 'finished') emit({ type: 'phase', key: 'finished', phase: 'finished' })
  return changed()
}

const isBeforeExtra = ({ phase }: Checkpoint): boolean => /^(?:first-half|half-time|second-half|extra-break)$/.test(phase)

/** A match that was never seen live: reported as it went, without alerts. */
function pastOf(match: WireMatch, reading: Reading, checkpoint: Checkpoint, base: Pick<FeedEvent, 'match_id' | 'at'>): FeedEvent[] {
  const { events, goals, rest } = historyOf(match, reading)
  const { score, kicks } = reading
  Object.assign(checkpoint, { ...(score ? { score, read: true } : {}), goals, rest: [...checkpoint.rest, ...rest] })
  if (kicks) checkpoint.kicks = { score: kicks, steps: 1 }
  const booked: FeedEvent[] = []
  emitCards(match, checkpoint, (word, minute = { minute: 0 }) => {
    booked.push({ ...base, minute, ...word, at: timeOfMinute(events, match, minute) } as FeedEvent)
  })
  return [...events, ...booked].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

/** Time of a minute in a past match: after the start of its half and before the end. */
function timeOfMinute(past: readonly FeedEvent[], match: WireMatch, { minute }: FeedMinute): string {
  const half = past.findLast((event) => event.type === 'phase' && event.phase !== 'finished' && event.minute.minute <= minute)
  const begun = half ? Date.parse(half.at) : Date.parse(match.utcDate)
  const at = begun + Math.max(0, minute - (half?.minute.minute ?? 0)) * 60_000
  const end = past.at(-1)
  return new Date(end ? Math.min(at, Date.parse(end.at) - 1_000) : at).toISOString()
}

/** Milliseconds to wait for the score: if a goal in the list never reaches it by then, the list is wrong. */
const scoreWaits = 10 * 60_000

/** Whether the score predates the newest goals: if both are late, the goals are the newer part. */
function isBehind(
  { score, isShootOut }: Reading,
  known: Checkpoint,
  checkpoint: Checkpoint,
  { fresh, isAnyGone }: GoalNews,
  now: number,
): boolean {
  if (isAnyGone || isShootOut || checkpoint.phase === 'finished' || !known.read) return false
  if (!score) return known.ahead !== undefined || fresh.length > 0
  const wasAhead = known.ahead !== undefined && now - known.ahead < scoreWaits
  const listed = countSides(checkpoint.goals.map(({ side }) => side))
  const before = minus(listed, countSides(fresh))
  const isNew = wasAhead || (fresh.length > 0 && before !== null && covers(score, before))
  return isNew && covers(score, known.score) && covers(listed, score) && !isSame(listed, score)
}

interface ScoreContext {
  /** Reports the score even if unchanged: goals were added or removed under it, or the match is joined. */
  isAnew: boolean
  known: Checkpoint
}

/** Reports a decision as the result, once. Without a score it changes nothing: the known one stands. */
function emitAward({ score }: Reading, known: Checkpoint, checkpoint: Checkpoint, emit: Emit): void {
  if (!score || (known.phase === 'finished' && isSame(score, known.score))) return
  checkpoint.steps += 1
  checkpoint.score = score
  checkpoint.read = true
  if (known.kicks) checkpoint.kicks = undefined
  const [home, away] = score
  emit({ type: 'score', key: `awarded:${score.join('-')}:${checkpoint.steps}`, home, away, correction: 'awarded' }, { minute: 0 })
}

/** The score overrides the goals: unexplained goals are added without a scorer, rolled-back ones are cancelled. */
function emitScore({ score, half, isDisputed }: Reading, checkpoint: Checkpoint, emit: Emit, { isAnew, known }: ScoreContext): void {
  // Absent is not zero.
  if (!score) return
  if (isDisputed) {
    checkpoint.disputed = score
    if (!isSame(known.disputed ?? null, score) && !isAnew && checkpoint.phase !== 'finished') return
  }
  checkpoint.read = true
  if (!isAnew && isSame(score, checkpoint.score)) return
  checkpoint.steps += 1
  checkpoint.score = score
  const [home, away] = score
  const more = { ...(half ? { periods: [half] } : {}), ...(known.phase === 'finished' ? ({ correction: 'result' } as const) : {}) }
  emit({ type: 'score', key: `score:${score.join('-')}:${checkpoint.steps}`, home, away, ...more })
}

/** Kicks may be known one by one or only after the match, and may be corrected then. */
function emitKicks({ kicks, winner }: Reading, known: Checkpoint, checkpoint: Checkpoint, emit: Emit): void {
  // Intermediate counts are not the result.
  const isUnknown = !kicks && checkpoint.phase === 'finished' && known.phase !== 'finished'
  const score: Score | null = isUnknown ? [0, 0] : kicks
  if (!score || isSame(score, checkpoint.kicks?.score ?? null)) return
  const steps = (checkpoint.kicks?.steps ?? 0) + 1
  checkpoint.kicks = { score, steps }
  const [home, away] = checkpoint.score
  const named = winner === 'home' || winner === 'away' ? { winner } : {}
  const key = `shoot-out:${score.join('-')}${steps > 1 ? `:${steps}` : ''}`
  emit({ type: 'score', key, home, away, shootout: score, ...named, quiet: true })
}
