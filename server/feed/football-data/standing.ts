// State of a match after a response, except goals and cards: status, start, phase and its start, suspension.

import type { Checkpoint } from './checkpoint.ts'
import { begunAsUsual } from './clock.ts'
import { isTimeOpen, startOf } from './fixtures.ts'
import type { Reading } from './reading.ts'
import type { WireMatch } from './wire.ts'

/** Milliseconds that the end of a match waits for a consistent result. */
const endWaits = 10 * 60_000
/** Maximum milliseconds that the provider's clock may be ahead: a later change time is invalid. */
const clockAhead = 24 * 3_600_000

function updatedAt({ lastUpdated }: WireMatch, now: number): number | undefined {
  const at = Date.parse(lastUpdated ?? '')
  return Number.isNaN(at) || at > now + clockAhead ? undefined : at
}

/** Whether the response is older than one already read: the provider's caches serve old ones. */
export function isOutdated(match: WireMatch, before: Checkpoint | undefined, now: number): boolean {
  const updated = updatedAt(match, now)
  return updated !== undefined && before?.updated !== undefined && updated < before.updated
}

interface Poll {
  now: number
  /** The match was read before it began. */
  isSeen: boolean
  /** After a long absence. */
  late: boolean
}

/** The state after `known`, with its lists copied; fields that last for one response are dropped until they recur. */
export function nextCheckpoint(match: WireMatch, reading: Reading, known: Checkpoint, poll: Poll): Checkpoint {
  const { ended: _ended, open: _open, halted: _halted, disputed: _disputed, ahead: _ahead, ...lasting } = known
  const checkpoint: Checkpoint = { ...lasting, goals: [...known.goals], rest: [...known.rest], status: reading.status }
  const updated = updatedAt(match, poll.now)
  if (updated !== undefined) checkpoint.updated = updated
  if (reading.duration !== 'REGULAR') checkpoint.duration = reading.duration
  setTime(match, known, checkpoint)
  checkpoint.phase = waitsForEnd(reading, known, checkpoint, poll.now) ? known.phase : reading.phase
  setBegun(match, known, checkpoint, poll)
  setHalt(reading, known, checkpoint, poll.now)
  return checkpoint
}

/** An announced time stays valid on its day until a new one is announced. */
function setTime(match: WireMatch, known: Checkpoint, checkpoint: Checkpoint): void {
  const announced = startOf(match)
  const isOpen = isTimeOpen(match)
  const isUnset = isOpen && !known.open && known.time?.slice(0, 10) === announced.slice(0, 10)
  checkpoint.time = (isUnset ? known.time : undefined) ?? announced
  if (isOpen && checkpoint.time === announced) checkpoint.open = true
}

/**
 * Whether a match is reported as over without a certain result: no score, no kicks, or contradictory parts. The end waits a while for them;
 * without any score it waits as long as there is none.
 */
function waitsForEnd(reading: Reading, known: Checkpoint, checkpoint: Checkpoint, now: number): boolean {
  const { isOver, score, isShootOut, kicks, isSure } = reading
  const isKnown = score !== null && (!isShootOut || kicks !== null) && isSure
  if (!isOver || known.phase === 'finished' || isKnown) return false
  if (score === null && (reading.isAwarded || !known.read)) return true
  // A match never seen live is history: it alerts nobody, and is corrected when more is known.
  if (known.phase === 'not-started') return false
  checkpoint.ended = known.ended ?? now
  return now - checkpoint.ended < endWaits
}

function setBegun(match: WireMatch, known: Checkpoint, checkpoint: Checkpoint, { now, isSeen, late }: Poll): void {
  if (checkpoint.phase === known.phase) return
  const isWatched = isSeen && !late
  checkpoint.begun = isWatched ? now : begunAsUsual(known.kickedOff ?? Date.parse(match.utcDate), checkpoint.phase, now)
  if (checkpoint.phase === 'first-half') checkpoint.kickedOff = checkpoint.begun
}

export const isUnderWay = ({ phase }: Checkpoint): boolean => phase !== 'not-started' && phase !== 'finished'

/** The clock stands during a suspension: on resumption, starts shift by its length. */
function setHalt(reading: Reading, known: Checkpoint, checkpoint: Checkpoint, now: number): void {
  checkpoint.still = isUnderWay(checkpoint) && !reading.isLive && !reading.isOver
  if (checkpoint.still) {
    const halted = known.halted ?? (reading.status === 'suspended' ? now : undefined)
    if (halted !== undefined) checkpoint.halted = halted
    return
  }
  if (known.halted === undefined) return
  const passed = now - known.halted
  if (checkpoint.begun !== undefined && checkpoint.phase === known.phase) checkpoint.begun += passed
  if (checkpoint.kickedOff !== undefined) checkpoint.kickedOff += passed
}
