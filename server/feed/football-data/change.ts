// What is new since the last answer, as words of a feed: phases, goals, cards, the score, and what was taken back.
import { isDeepStrictEqual } from 'node:util'
import type { FeedEvent, FeedMinute } from '../../features/match/feed-message.ts'
import { sayCards } from './cards.ts'
import { begunAsUsual, minuteOf } from './clock.ts'
import { isTimeOpen, matchId } from './fixtures.ts'
import { sayGoals } from './goal-words.ts'
import { historyOf } from './history.ts'
import { type Reading, readingOf } from './reading.ts'
import { type Said, type Say, unsaid } from './said.ts'
import { saySchedule } from './schedule.ts'
import { isSame, type Score } from './score-reading.ts'
import type { WireMatch } from './wire.ts'

export interface Change {
  events: FeedEvent[]
  said: Said
  /** Contradictions of the answer that were not named before. */
  doubts: string[]
}

/** Milliseconds that the end of a match waits for a result that contradicts nothing. */
const endWaits = 10 * 60_000

/** Milliseconds by which the provider's clock may be ahead: a time of change beyond that is none. */
const clockAhead = 24 * 3_600_000

function updatedAt({ lastUpdated }: WireMatch, now: number): number | undefined {
  const at = Date.parse(lastUpdated ?? '')
  return Number.isNaN(at) || at > now + clockAhead ? undefined : at
}

/** Whether the answer is older than one that was read: caches of the provider answer with what was. */
export function isOutdated(match: WireMatch, before: Said | undefined, now: number): boolean {
  const updated = updatedAt(match, now)
  return updated !== undefined && before?.updated !== undefined && updated < before.updated
}

export interface ChangeOptions {
  /** Nobody looked for long: what is new may have begun long ago. */
  late?: boolean
}

/** The events that `before` does not hold yet; null when nothing changed. `now` is product time in milliseconds. */
export function changeOf(match: WireMatch, before: Said | undefined, now: number, { late = false }: ChangeOptions = {}): Change | null {
  if (isOutdated(match, before, now)) return null
  const known = before ?? unsaid
  // What had not begun at the last look begins now, whatever its schedule; what nobody looked at is joined in its midst.
  const isSeen = before !== undefined && !(late && known.phase === 'not-started')
  const reading = readingOf(match, known, { now, isSeen })
  const { ended: _, open: _open, disputed, ...kept } = known
  const said: Said = { ...kept, goals: [...known.goals], rest: [...known.rest] }
  const events: FeedEvent[] = []
  const base = { match_id: matchId(match), at: new Date(now).toISOString() }
  const say: Say = (word, minute = minuteOf(match, now, said)) => {
    events.push({ ...base, minute, ...word } as FeedEvent)
  }
  const doubts = reading.doubts.filter((doubt) => !known.doubts?.includes(doubt))
  if (doubts.length > 0) said.doubts = [...(known.doubts ?? []), ...doubts]
  const changed = (): Change | null =>
    before && events.length === 0 && isDeepStrictEqual(known, said) ? null : { events, said, doubts }

  const updated = updatedAt(match, now)
  if (updated !== undefined) said.updated = updated
  said.status = reading.status === 'suspended' ? 'cancelled' : reading.status
  const announced = new Date(match.utcDate).toISOString()
  const isOpen = isTimeOpen(match)
  // A time that was announced stands on its day until there is another.
  const stands = isOpen && !known.open && known.time?.slice(0, 10) === announced.slice(0, 10) ? known.time : undefined
  said.time = stands ?? announced
  if (isOpen && said.time === announced) said.open = true
  if (reading.duration !== 'REGULAR') said.duration = reading.duration
  said.phase = waitsForEnd(reading, known, said, now) ? known.phase : reading.phase
  if (said.phase !== known.phase) {
    const isWatched = isSeen && !late
    said.begun = isWatched ? now : begunAsUsual(known.kickedOff ?? Date.parse(match.utcDate), said.phase, now)
    if (said.phase === 'first-half') said.kickedOff = said.begun
  }
  const isUnderWay = said.phase !== 'not-started' && said.phase !== 'finished'
  said.still = isUnderWay && !reading.isLive && !reading.isOver
  const isHalted = isUnderWay && said.status !== 'scheduled'
  // A match that stands still hears of nothing: what comes with its halt is said before that, what comes later when it goes on.
  if (!isHalted || known.status === said.status) saySchedule(reading, known, said, say)
  if (isHalted && known.status === said.status) return changed()

  if (said.phase === 'finished' && known.phase === 'not-started') {
    const past = pastOf(match, reading, said, base)
    // The feed was silent while it was played: of its end is heard now.
    events.push(...(isSeen ? past.map((event) => (event.key === 'finished' ? { ...event, at: base.at } : event)) : past))
    return { events, said, doubts }
  }
  if (said.phase === 'not-started') return changed()

  const isFirst = known.phase === 'not-started'
  const isBeginning = isFirst && isSeen && said.phase === 'first-half'
  if (said.phase !== known.phase && said.phase !== 'finished')
    say({ type: 'phase', key: said.phase, phase: said.phase, ...(isBeginning ? { begins: true } : {}) })
  // Nobody looked while extra time was played.
  if (said.phase === 'finished' && reading.hasExtra && isBeforeExtra(known))
    say({ type: 'phase', key: 'extra-second', phase: 'extra-second' }, { minute: 120 })
  const isStated = sayGoals(match, said, say)
  sayCards(match, said, say)
  sayScore(reading, said, say, { isAnew: isStated || (isFirst && !isBeginning), disputed })
  if (reading.isShootOut) sayKicks(reading, known, said, say)
  if (isHalted) saySchedule(reading, known, said, say)
  if (said.phase === 'finished' && known.phase !== 'finished') say({ type: 'phase', key: 'finished', phase: 'finished' })
  return changed()
}

const isBeforeExtra = ({ phase }: Said): boolean => /^(?:first-half|half-time|second-half|extra-break)$/.test(phase)

/**
 * Whether the match is said to be over and what came of it is not: no score, no kicks, or parts that contradict each other. The end
 * waits a while for them; without any score it waits for as long as there is none.
 */
function waitsForEnd(reading: Reading, known: Said, said: Said, now: number): boolean {
  const { isOver, score, isShootOut, kicks, isSure } = reading
  const isKnown = score !== null && (!isShootOut || kicks !== null) && isSure
  if (!isOver || known.phase === 'finished' || isKnown) return false
  if (score === null && !known.read) return true
  // What was never seen at play is history: it is told to nobody, and put right when more is known.
  if (known.phase === 'not-started') return false
  said.ended = known.ended ?? now
  return now - said.ended < endWaits
}

/** A match that was never seen at play: it is told as it was, not as news. */
function pastOf(match: WireMatch, reading: Reading, said: Said, base: Pick<FeedEvent, 'match_id' | 'at'>): FeedEvent[] {
  const { events, goals, rest } = historyOf(match, reading)
  const { score, kicks } = reading
  Object.assign(said, { ...(score ? { score, read: true } : {}), goals, rest: [...said.rest, ...rest] })
  if (kicks) said.kicks = { score: kicks, steps: 1 }
  const booked: FeedEvent[] = []
  sayCards(match, said, (word, minute = { minute: 0 }) => {
    booked.push({ ...base, minute, ...word, at: momentIn(events, match, minute) } as FeedEvent)
  })
  return [...events, ...booked].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

/** When a minute was played in a match that is told as history: after the beginning of its half, and before the end. */
function momentIn(past: readonly FeedEvent[], match: WireMatch, { minute }: FeedMinute): string {
  const half = past.findLast((event) => event.type === 'phase' && event.phase !== 'finished' && event.minute.minute <= minute)
  const begun = half ? Date.parse(half.at) : Date.parse(match.utcDate)
  const at = begun + Math.max(0, minute - (half?.minute.minute ?? 0)) * 60_000
  const end = past.at(-1)
  return new Date(end ? Math.min(at, Date.parse(end.at) - 1_000) : at).toISOString()
}

interface ScoreContext {
  /** It is said though it did not change: goals came or went under it, or the match is joined. */
  isAnew: boolean
  disputed: Score | undefined
}

/** The score is the last word: what no goal explains is told without a scorer, what was rolled back is taken back. */
function sayScore({ score, half, isDisputed }: Reading, said: Said, say: Say, { isAnew, disputed }: ScoreContext): void {
  // Not said is not nil.
  if (!score) return
  if (isDisputed) {
    said.disputed = score
    if (!isSame(disputed ?? null, score) && !isAnew && said.phase !== 'finished') return
  }
  said.read = true
  if (!isAnew && isSame(score, said.score)) return
  said.steps += 1
  said.score = score
  const [home, away] = score
  say({ type: 'score', key: `score:${score.join('-')}:${said.steps}`, home, away, ...(half ? { periods: [half] } : {}) })
}

/** They may be known kick by kick, or only after the match is over, and be put right then. */
function sayKicks({ kicks, winner }: Reading, known: Said, said: Said, say: Say): void {
  // What was counted on the way is not the result.
  const isUnknown = !kicks && said.phase === 'finished' && known.phase !== 'finished'
  const score: Score | null = isUnknown ? [0, 0] : kicks
  if (!score || isSame(score, said.kicks?.score ?? null)) return
  const steps = (said.kicks?.steps ?? 0) + 1
  said.kicks = { score, steps }
  const [home, away] = said.score
  const named = winner === 'home' || winner === 'away' ? { winner } : {}
  const key = `shoot-out:${score.join('-')}${steps > 1 ? `:${steps}` : ''}`
  say({ type: 'score', key, home, away, shootout: score, ...named, quiet: true })
}
