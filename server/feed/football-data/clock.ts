// The minute of a match of football-data.org: as reported, else the time since its half was first seen.
import type { Phase } from '../../../contract/match/match-row.ts'
import type { FeedMinute } from '../../features/match/feed-message.ts'
import type { WireMatch } from './wire.ts'

const minute = 60_000

/** 67, "67" and "45+2". */
export function listedMinute({ minute: listed, injuryTime }: WireMatch): FeedMinute | null {
  const [, number, added] = /^\s*(\d{1,3})\D*?(?:\+\s*(\d{1,2}))?\D*$/.exec(String(listed ?? '')) ?? []
  if (number === undefined) return null
  const stoppage = added === undefined ? (injuryTime ?? 0) : Number(added)
  return stoppage > 0 && Number(number) >= 45 ? { minute: Number(number), added: stoppage } : { minute: Number(number) }
}

/** The minutes of each half, and how many minutes after the kick-off it usually begins: with 15 of half-time and the stoppage before it. */
const halves: Partial<Record<Phase, { begins: number; ends: number; after: number }>> = {
  'first-half': { begins: 1, ends: 45, after: 0 },
  'second-half': { begins: 46, ends: 90, after: 62 },
  'extra-first': { begins: 91, ends: 105, after: 117 },
  'extra-second': { begins: 106, ends: 120, after: 135 },
}
/** The minute of phases without play. */
const pauses: Partial<Record<Phase, number>> = { 'half-time': 45, 'extra-half-time': 105, 'shoot-out': 120 }

/**
 * When a phase with an unobserved start usually begins: counted from the kick-off, or from the announced one if that was not observed
 * either. Never later than now, nor longer ago than the phase lasts.
 */
export function begunAsUsual(kickOff: number, phase: Phase, now: number): number {
  const half = halves[phase]
  if (!half) return now
  return Math.min(now, Math.max(kickOff + half.after * minute, now - (half.ends - half.begins) * minute))
}

/** `begun`: when its phase was first seen. */
export function minuteOf(match: WireMatch, now: number, { phase, begun }: { phase: Phase; begun?: number }): FeedMinute {
  const listed = listedMinute(match)
  if (listed) return listed
  const half = halves[phase]
  if (!half) return { minute: pauses[phase] ?? 90 }
  const passed = begun === undefined ? 0 : Math.floor((now - begun) / minute)
  return { minute: Math.min(half.ends, half.begins + Math.max(0, passed)) }
}
