// Time-dependent state of a row: the six-second goal highlight, the note that stays, the age of stale data.
import { limits } from '../../../../../contract/limits/limits.ts'
import type { MatchRow, Side } from '../../../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../../../rules/match/match-clock.ts'

/** Real milliseconds that a row stays highlighted after a goal: the length of its sound. R-MATCH-6. */
const highlightMs = limits.goalSound
/** Real milliseconds that each note stays beside the minute. */
const noteFor = {
  goal: 60_000,
  'penalty-missed': 60_000,
  'red-card': 60_000,
  'goal-cancelled': 300_000,
  review: 600_000,
} as const

export type NoteKey = keyof typeof noteFor | 'soon' | 'moved' | 'shoot-out' | 'aggregate'
type NotedRow = Pick<MatchRow, 'status' | 'note' | 'match_time' | 'time_tbc' | 'original_time' | 'shootout' | 'aggregate'>

/** Real milliseconds since the note; product time runs `speed` times faster. */
const noteAge = (row: Pick<MatchRow, 'note'>, nowMs: number, speed: number): number =>
  row.note ? (nowMs - Date.parse(row.note.at)) / Math.max(speed, 0.001) : Number.POSITIVE_INFINITY

/** The side whose goal is highlighted now. */
export function highlightedSide(row: Pick<MatchRow, 'status' | 'note'>, nowMs: number, speed: number): Side | null {
  if (row.note?.type !== 'goal' || row.status === 'upcoming') return null
  return noteAge(row, nowMs, speed) < highlightMs ? row.note.side : null
}

/** The side whose goal is under review now. */
export function reviewSide(row: Pick<MatchRow, 'status' | 'note'>, nowMs: number, speed: number): Side | null {
  if (row.note?.type !== 'review' || row.status !== 'live') return null
  return noteAge(row, nowMs, speed) < noteFor.review ? row.note.side : null
}

/** Milliseconds before the start from which a match counts as about to begin. R-MATCH-6. */
const soon = 15 * 60_000

/** The note to show below the minute: the most urgent one. */
export function noteKey(row: NotedRow, nowMs: number, speed: number): NoteKey | null {
  const { note } = row
  if (note && row.status === 'live' && noteAge(row, nowMs, speed) < noteFor[note.type]) return note.type
  if (isAwaitingResult(row, nowMs)) return null
  if (row.status === 'upcoming' && row.original_time) return 'moved'
  if (row.status === 'upcoming') return !row.time_tbc && Date.parse(row.match_time) - nowMs <= soon ? 'soon' : null
  if (row.shootout) return 'shoot-out'
  if (row.aggregate && (row.status === 'live' || row.status === 'over')) return 'aggregate'
  return null
}

/** The score that included a cancelled goal, to be struck through. */
export function struckScore(row: Pick<MatchRow, 'note' | 'home_score' | 'away_score'>): [number, number] | null {
  const side = row.note?.type === 'goal-cancelled' ? row.note.side : null
  return side ? [row.home_score + (side === 'home' ? 1 : 0), row.away_score + (side === 'away' ? 1 : 0)] : null
}

/**
 * The age to show for a row, in steps so that it does not re-render every second: 0 below 30 s, then tens of seconds, then
 * minutes.
 */
export function shownAge(milliseconds: number): number {
  if (milliseconds < limits.staleAfter) return 0
  const step = milliseconds < 60_000 ? 10_000 : 60_000
  return Math.floor(milliseconds / step) * step
}

/** Whether the score has lost its live colour. */
export const isDead = (age: number): boolean => age >= limits.deadAfter
