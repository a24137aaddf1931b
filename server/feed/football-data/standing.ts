// Where a match stands after an answer, beside its goals and cards: status, start, phase, since when, and whether it stands still.
import { begunAsUsual } from './clock.ts'
import { isTimeOpen, startOf } from './fixtures.ts'
import type { Reading } from './reading.ts'
import type { Said } from './said.ts'
import type { WireMatch } from './wire.ts'

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

interface Look {
  now: number
  /** It was looked at before it began. */
  isSeen: boolean
  /** Nobody looked for long. */
  late: boolean
}

/** What is said after `known`, its lists copied; what lasts for one answer is left out until it is said again. */
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

/** A time that was announced stands on its day until there is another. */
function setTime(match: WireMatch, known: Said, said: Said): void {
  const announced = startOf(match)
  const isOpen = isTimeOpen(match)
  const isUnset = isOpen && !known.open && known.time?.slice(0, 10) === announced.slice(0, 10)
  said.time = (isUnset ? known.time : undefined) ?? announced
  if (isOpen && said.time === announced) said.open = true
}

/**
 * Whether the match is said to be over and what came of it is not: no score, no kicks, or parts that contradict each other. The end
 * waits a while for them; without any score it waits for as long as there is none.
 */
function waitsForEnd(reading: Reading, known: Said, said: Said, now: number): boolean {
  const { isOver, score, isShootOut, kicks, isSure } = reading
  const isKnown = score !== null && (!isShootOut || kicks !== null) && isSure
  if (!isOver || known.phase === 'finished' || isKnown) return false
  if (score === null && (reading.isAwarded || !known.read)) return true
  // What was never seen at play is history: it is told to nobody, and put right when more is known.
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

/** While it stands still its clock does: what begun before begins later by that when it goes on. */
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
