// Static list of danmaku for reduced motion: the latest few, with repeats merged. Pure.
import type { StageLine } from './line.ts'

export interface StillLine extends StageLine {
  /** Number of danmaku merged into this one. */
  count: number
}

/** Maximum number of entries. */
export const listed = 4

/** Removes a danmaku. */
export const withoutLine = (known: readonly StillLine[], id: string): readonly StillLine[] =>
  known.some((one) => one.id === id) ? known.filter((one) => one.id !== id) : known

/** Adds a danmaku. `joined`: the danmaku that it repeats, and the new count; a repeat of one that has left the list is not added. */
export function withLine(known: readonly StillLine[], line: StageLine, joined: { id: string; count: number } | null): readonly StillLine[] {
  if (joined) return known.map((one) => (one.id === joined.id ? { ...one, count: joined.count } : one))
  return [...known, { ...line, count: 1 }].slice(-listed)
}
