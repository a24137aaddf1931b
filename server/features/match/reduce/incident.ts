// Events without a score change: moved and postponed starts, substitutions, corners, added time, missed penalties.
import { clockSeconds } from '../../../../rules/match/match-clock.ts'
import type { FeedEvent } from '../feed-message.ts'
import { addEvent, addFact, type Draft, scoreOf, setNote, type Warning } from './draft.ts'
import { endSuspension, ensureStarted } from './phase.ts'
import { firstPhase } from './phase-order.ts'

export function applySchedule(draft: Draft, message: FeedEvent & { type: 'moved' | 'postponed' | 'abandoned' }): Warning {
  const { core, memo, at } = draft
  if (core.status === 'over' || (message.type === 'moved' && core.status === 'live' && !core.suspended))
    return `a ${message.type} of a match that is ${core.status}`
  if (message.type === 'moved') {
    const time = new Date(message.time).toISOString()
    if (time === core.match_time && core.status === 'upcoming') return
    if (core.status === 'cancelled' && memo.phase_at !== null && at < memo.phase_at) return 'a move older than the end of a cancelled match'
    // A start without a time was never announced.
    const first = core.original_time ?? (core.time_tbc ? null : core.match_time)
    core.original_time = first === time ? null : first
    core.match_time = time
    core.status = 'upcoming'
    endSuspension(core)
    const open = message.time_tbc ? { time_tbc: true } : {}
    if (core.time_tbc || message.time_tbc) core.time_tbc = message.time_tbc === true
    addFact(draft, addEvent(draft, { type: 'moved', minute: '', detail: { time, ...open } }), 'moved')
    return
  }
  const status = message.type === 'postponed' ? 'postponed' : 'cancelled'
  const isKnown = core.status === status
  const isBegun = status === 'cancelled' && message.begun === true && core.phase === 'not-started'
  if (isKnown && !isBegun) return
  const isBrokenOff = status === 'cancelled' && core.phase !== 'not-started'
  const type = isBegun || isBrokenOff ? 'abandoned' : status
  const event = addEvent(draft, isBrokenOff ? { type, detail: { score: scoreOf(core) } } : { type })
  // `memo.played` stays: nothing is known of the play so far.
  if (isBegun) core.phase = firstPhase(core.sport)
  core.status = status
  core.note = null
  memo.phase_at = at
  endSuspension(core)
  stopClock(draft)
  if (!isKnown) addFact(draft, event, 'moved')
}

/** Stops the clock at its current value. */
function stopClock({ core, at }: Draft): void {
  if (!core.clock?.running) return
  core.clock = { ...core.clock, elapsed: clockSeconds(core, Date.parse(at)), at, running: false }
}

/** The match is not cancelled: its clock stands until more is known. */
export function applySuspended(draft: Draft): Warning {
  const { core, memo, at } = draft
  if (core.status !== 'live') return `a suspension of a match that is ${core.status}`
  if (core.suspended) return
  const event = addEvent(draft, { type: 'suspended', detail: { score: scoreOf(core) } })
  core.suspended = true
  memo.phase_at = at
  core.note = null
  stopClock(draft)
  addFact(draft, event, 'moved')
}

export function applyPlain(
  draft: Draft,
  message: FeedEvent & { type: 'penalty-missed' | 'substitution' | 'corner' | 'added-time' },
): Warning {
  ensureStarted(draft)
  switch (message.type) {
    case 'penalty-missed':
      addFact(draft, addEvent(draft, { type: 'penalty-missed', team: message.side, player: message.player }), 'penalty-missed')
      setNote(draft, 'penalty-missed', message.side)
      return
    case 'substitution':
      addEvent(draft, { type: 'substitution', team: message.side, player: message.player, detail: { out: message.out } })
      return
    case 'corner':
      addEvent(draft, { type: 'corner', team: message.side })
      return
    case 'added-time':
      addEvent(draft, { type: 'added-time', detail: { count: message.minutes } })
      if (draft.core.clock) draft.core.clock = { ...draft.core.clock, added: message.minutes }
      return
  }
}
