// A phase change of a match: clock, status, visible event, and how to treat a backward phase.
import type { AlertKind } from '../../../../contract/follow/follow.ts'
import type { MatchEventType } from '../../../../contract/match/match-event.ts'
import type { Phase } from '../../../../contract/match/match-row.ts'
import { footballEnd, footballMinute, footballStart, isPeriod } from '../../../../rules/match/match-clock.ts'
import type { FeedEvent } from '../feed-message.ts'
import type { MatchCore, Score } from '../state.ts'
import { addEvent, addFact, changeEvent, type Draft, scoreOf, type Warning } from './draft.ts'
import { stepOf } from './phase-order.ts'
import { reportSetEnd } from './set-end.ts'

export type PhaseMessage = FeedEvent & { type: 'phase' }

const phaseEvents: Partial<Record<Phase, MatchEventType>> = {
  'first-half': 'kick-off',
  q1: 'kick-off',
  'set-1': 'kick-off',
  'half-time': 'half-time',
  'second-half': 'second-half',
  'extra-break': 'period',
  'extra-first': 'extra-time',
  'extra-half-time': 'extra-half-time',
  'extra-second': 'extra-time',
  'shoot-out': 'shoot-out',
  'q1-break': 'period',
  'q3-break': 'period',
  'overtime-break': 'period',
  overtime: 'extra-time',
  finished: 'full-time',
}
const overtimeSeconds = 300
const quarterIndex: Partial<Record<Phase, number>> = { q1: 0, 'q1-break': 0, q2: 1, 'half-time': 1, q3: 2, 'q3-break': 2, q4: 3 }

/** Adds periods up to the current one. */
function openPeriods(draft: Draft, phase: Phase, again: boolean): void {
  const { core } = draft
  let count = core.periods.length
  if (core.sport === 'basketball') {
    const index = quarterIndex[phase]
    if (index !== undefined) count = index + 1
    else if (phase === 'overtime') count = again ? core.periods.length : Math.max(4, core.periods.length) + 1
  } else if (core.sport !== 'football' && phase.startsWith('set-') && phase !== 'set-break') count = Number(phase.slice(4))
  if (count <= core.periods.length) return
  const more: Score[] = Array.from({ length: count - core.periods.length }, () => [0, 0])
  core.periods = [...core.periods, ...more]
}

function setClock(draft: Draft, { phase, minute }: PhaseMessage): void {
  const { core, at } = draft
  // A finished match has no clock, however it ended.
  if (phase === 'finished') core.clock = null
  else if (core.sport === 'football') {
    const start = footballStart[phase]
    if (start === undefined) core.clock = core.clock ? { ...core.clock, running: false } : null
    else {
      const running = footballEnd[phase] !== undefined
      const joined = running ? (minute.minute + (minute.added ?? 0) - 1) * 60 : 0
      core.clock = { elapsed: Math.max(start, joined), at, running, added: null }
    }
  } else if (core.sport === 'basketball') {
    const playing = isPeriod(phase)
    const full = phase === 'overtime' ? overtimeSeconds : draft.state.period * 60
    core.clock = { elapsed: playing ? (minute.left ?? full) : 0, at, running: playing, added: null }
  }
}

/** The period number of a phase event: quarters ended, halves played, the half of extra time that begins. */
function periodCount(draft: Draft, phase: Phase): number | undefined {
  if (phase === 'q1-break') return 1
  if (phase === 'q3-break') return 3
  if (phase === 'overtime-break') return Math.max(4, draft.core.periods.length)
  return phase === 'extra-break' || phase === 'extra-second' ? 2 : undefined
}

/**
 * Ends the suspension when the match resumes, is moved, called off or over. Sets `false` instead of deleting the field, so that the patch
 * carries the change.
 */
export function endSuspension(core: MatchCore): void {
  if (core.suspended) core.suspended = false
}

const firstPhases = new Set<Phase>(['first-half', 'q1', 'set-1'])
/** Minutes of football, and seconds of a quarter, beyond which a match counts as already under way. */
const beginning = { minutes: 5, seconds: 120 }

/** Whether the feed joins the match midway: nothing before this message is news. */
function joins({ core, state }: Draft, { phase, minute, begins }: PhaseMessage): boolean {
  if (core.phase !== 'not-started' || begins) return false
  if (phase === 'finished' || phase === 'half-time') return false
  if (!firstPhases.has(phase)) return true
  if (core.sport === 'football') return minute.minute > beginning.minutes
  return core.sport === 'basketball' && minute.left !== undefined && minute.left < state.period * 60 - beginning.seconds
}

export function enter(draft: Draft, message: PhaseMessage, again: boolean): void {
  const { core, memo, at } = draft
  endSuspension(core)
  if (joins(draft, message)) memo.joined = true
  const { phase } = message
  openPeriods(draft, phase, again)
  core.phase = phase
  core.status = phase === 'finished' ? 'over' : 'live'
  if (core.phase !== 'finished') memo.played = phase
  memo.phase_at = at
  if (phase.startsWith('extra-') || phase === 'overtime') core.after_extra ||= phase !== 'extra-break'
  if (phase === 'shoot-out') core.shootout ??= [0, 0]
  if (phase === 'finished') core.note = null
  setClock(draft, message)
  draft.touched = true
}

const alertKindOf: Partial<Record<MatchEventType, AlertKind>> = {
  'kick-off': 'kick-off',
  'half-time': 'half-time',
  'second-half': 'second-half',
  'full-time': 'full-time',
  'shoot-out': 'shoot-out',
}
/** The alert kind of a phase. Extra time alerts once: at the break before it, if there is one. */
function kindOf(type: MatchEventType, from: Phase, to: Phase): AlertKind | undefined {
  if (to === 'extra-break' || to === 'extra-first') return from === 'extra-break' ? undefined : 'extra-time'
  if (to === 'overtime-break' || to === 'overtime') return from === 'overtime-break' ? undefined : 'overtime'
  return to === 'q1-break' || to === 'q3-break' ? 'quarter-end' : alertKindOf[type]
}

/** The label in place of a minute; undefined if the minute itself applies. A football match begins in its first minute. */
function stateMinute({ core, message }: Draft, type: MatchEventType): string | undefined {
  if (type === 'half-time') return 'HT'
  if (type === 'full-time') return 'FT'
  if (type !== 'kick-off' || core.sport !== 'football') return undefined
  return footballMinute(message.minute.minute, message.minute.added)
}

function reportPhase(draft: Draft, from: Phase): void {
  const { phase } = draft.core
  const type = phaseEvents[phase]
  if (!type) return
  const count = periodCount(draft, phase)
  const detail = { score: scoreOf(draft.core), ...(count === undefined ? {} : { count }) }
  const event = addEvent(draft, { type, detail, minute: stateMinute(draft, type) })
  const kind = kindOf(type, from, phase)
  if (kind && !(from === 'not-started' && draft.memo.joined)) addFact(draft, event, kind)
}

/** Reverts a phase and cancels its event. */
function callBack(draft: Draft, message: PhaseMessage): void {
  const wrong = phaseEvents[draft.core.phase]
  const again = message.phase === draft.memo.played || draft.core.phase !== 'finished'
  const struck = wrong ? draft.state.log.findLast(({ event }) => event.type === wrong && event.cancelled_by === null)?.event : undefined
  enter(draft, message, again)
  const event = addEvent(draft, { type: 'resumed', detail: { score: scoreOf(draft.core), ...(struck ? { target: struck.seq } : {}) } })
  if (!struck) return
  changeEvent(draft, struck.seq, { cancelled_by: event.seq })
  const kind = alertKindOf[struck.type]
  if (kind) addFact(draft, event, kind, { cancels: struck.seq })
}

export function applyPhase(draft: Draft, message: PhaseMessage): Warning {
  const { core, memo, at } = draft
  const step = stepOf(core.sport, core.phase, message.phase, memo.played, core.periods.length)
  if (step === 'foreign') return `${message.phase} is no phase of ${core.sport}`
  const halted = core.status === 'postponed' || core.status === 'cancelled' || core.suspended === true
  if (halted && !message.played && memo.phase_at !== null && at <= memo.phase_at)
    return `${message.phase} is older than ${core.suspended ? 'its suspension' : core.status}`
  // An interrupted match may have been rescheduled.
  if (step === 'same' && (halted || (core.status === 'upcoming' && core.phase !== 'not-started'))) {
    const { suspended } = core
    enter(draft, message, true)
    if (suspended) addFact(draft, addEvent(draft, { type: 'resumed', detail: { score: scoreOf(core) } }), 'moved')
    return
  }
  if (step === 'forward') {
    const from = core.phase
    enter(draft, message, false)
    reportPhase(draft, from)
    if (from !== 'not-started') reportSetEnd(draft)
    return
  }
  if (step === 'one-back' && memo.phase_at !== null && at > memo.phase_at) {
    callBack(draft, message)
    return
  }
  return step === 'same' ? undefined : `${message.phase} is older than ${core.phase}`
}

/** Starts the match if a message implies play, whether or not the feed reported the start. */
export function ensureStarted(draft: Draft): void {
  const { core, message } = draft
  if (core.status !== 'upcoming' && core.status !== 'postponed') return
  if (core.phase !== 'not-started') {
    core.status = 'live'
    return
  }
  const { minute } = message.minute
  const half: Phase = minute <= 45 ? 'first-half' : minute <= 90 ? 'second-half' : minute <= 105 ? 'extra-first' : 'extra-second'
  const phase: Phase = core.sport === 'football' ? half : core.sport === 'basketball' ? 'q1' : 'set-1'
  enter(draft, { ...message, type: 'phase', phase } as PhaseMessage, false)
}

/** Moves the clock forward to the feed's minute. Never moves it back: messages may be late. */
export function followMinute(draft: Draft): void {
  const { core, message, at } = draft
  const end = footballEnd[core.phase]
  if (core.sport !== 'football' || end === undefined || !core.clock?.running) return
  // Stoppage time of the previous half.
  if (message.minute.minute * 60 <= (footballStart[core.phase] ?? 0)) return
  const stated = message.minute.minute + (message.minute.added ?? 0)
  const shown = Math.floor((core.clock.elapsed + (Date.parse(at) - Date.parse(core.clock.at)) / 1000) / 60) + 1
  if (stated <= shown || stated > end + 20) return
  core.clock = { ...core.clock, elapsed: (stated - 1) * 60, at }
  draft.touched = true
}
