// State of a match after a response, except goals and cards: status, start, phase and its start, suspension.
import { begunAsUsual } from './clock.ts'
import { isTimeOpen, startOf } from './fixtures.ts'
import type { Reading } from './reading.ts'
import type { Said } from './said.ts'
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
export function isOutdated(match: WireMatch, before: Said | undefined, now: number): boolean {
  const updated = updatedAt(match, now)
  return updated !== undefined && before?.updated !== undefined && updated < before.updated
}

interface Look {
  now: number
  /** The match was read before it began. */
  isSeen: boolean
  /** After a long absence. */
  late: boolean
}

/** The state after `known`, with its lists copied; fields that last for one response are dropped until they recur. */
export function saidNext(match: WireMatch, reading: Reading, known: Said, look: Look): Said {
  const { ended: _ended, open: _open, halted: _halted, disputed: _disputed, ahead: _ahead, ...kept } = known
  const said: Said = { ...kept, goals: [...known.goals], rest: [...known.rest], status: reading.status }
  const updated = updatedAt(match, look.now)
  if (updated !== undefined) said.updated = updated
  if (reading.duration !== 'REGULAR') said.duration = reading.duration
  setTime(match, known, said)
  said.phase = waitsForEnd(reading, known, said, look.now) ? known.phase : reading.phase
  setBegun(match, known, said, look)
  setHalt(reading, known, said, look.now)
  return said
}

/** An announced time stays valid on its day until a new one is announced. */
function setTime(match: WireMatch, known: Said, said: Said): void {
  const announced = startOf(match)
  const isOpen = isTimeOpen(match)
  const isUnset = isOpen && !known.open && known.time?.slice(0, 10) === announced.slice(0, 10)
  said.time = (isUnset ? known.time : undefined) ?? announced
  if (isOpen && said.time === announced) said.open = true
}

/**
 * Whether a match is reported as over without a certain result: no score, no kicks, or contradictory parts. The end waits a while for them;
 * without any score it waits as long as there is none.
 */
function waitsForEnd(reading: Reading, known: Said, said: Said, now: number): boolean {
  const { isOver, score, isShootOut, kicks, isSure } = reading
  const isKnown = score !== null && (!isShootOut || kicks !== null) && isSure
  if (!isOver || known.phase === 'finished' || isKnown) return false
  if (score === null && (reading.isAwarded || !known.read)) return true
  // A match never seen live is history: it alerts nobody, and is corrected when more is known.
  if (known.phase === 'not-started') return false
  said.ended = known.ended ?? now
  return now - said.ended < endWaits
}

function setBegun(match: WireMatch, known: Said, said: Said, { now, isSeen, late }: Look): void {
  if (said.phase === known.phase) return
  const isWatched = isSeen && !late
  said.begun = isWatched ? now : begunAsUsual(known.kickedOff ?? Date.parse(match.utcDate), said.phase, now)
  if (said.phase === 'first-half') said.kickedOff = said.begun
}

export const isUnderWay = ({ phase }: Said): boolean => phase !== 'not-started' && phase !== 'finished'

/** The clock stands during a suspension: on resumption, starts shift by its length. */
function setHalt(reading: Reading, known: Said, said: Said, now: number): void {
  said.still = isUnderWay(said) && !reading.isLive && !reading.isOver
  if (said.still) {
    const halted = known.halted ?? (reading.status === 'suspended' ? now : undefined)
    if (halted !== undefined) said.halted = halted
    return
  }
  if (known.halted === undefined) return
  const passed = now - known.halted
  if (said.begun !== undefined && said.phase === known.phase) said.begun += passed
  if (said.kickedOff !== undefined) said.kickedOff += passed
}
