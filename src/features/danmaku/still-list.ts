// The danmaku that stand still in a list, for whoever asked for less motion: the last few, repeats counted as in flight. Pure.
import type { StageLine } from './line.ts'

export interface StillLine extends StageLine {
  /** How many have said it. */
  count: number
}

/** Lines of the list. */
export const listed = 4

/** It was taken away. */
export const withoutLine = (known: readonly StillLine[], id: string): readonly StillLine[] =>
  known.some((one) => one.id === id) ? known.filter((one) => one.id !== id) : known

/**
 * The list after one more line. `joined`: the line that this one repeats, and how many say it by now; a repeat of what has left the
 * list is not said again.
 */
export function withLine(known: readonly StillLine[], line: StageLine, joined: { id: string; count: number } | null): readonly StillLine[] {
  if (joined) return known.map((one) => (one.id === joined.id ? { ...one, count: joined.count } : one))
  return [...known, { ...line, count: 1 }].slice(-listed)
}
