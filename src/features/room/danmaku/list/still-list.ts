// Static list of danmaku for reduced motion: the latest few, with repeats merged. Pure.
import type { StageDanmaku } from '../stage-danmaku.ts'

export interface StillDanmaku extends StageDanmaku {
  /** Number of danmaku merged into this one. */
  count: number
}

/** Maximum number of entries. */
export const listed = 4

/** Removes a danmaku. */
export const withoutDanmaku = (known: readonly StillDanmaku[], id: string): readonly StillDanmaku[] =>
  known.some((one) => one.id === id) ? known.filter((one) => one.id !== id) : known

/** Adds a danmaku. `joined`: the danmaku that it repeats, and the new count; a repeat of one that has left the list is not added. */
export function withDanmaku(
  known: readonly StillDanmaku[],
  danmaku: StageDanmaku,
  joined: { id: string; count: number } | null,
): readonly StillDanmaku[] {
  if (joined) return known.map((one) => (one.id === joined.id ? { ...one, count: joined.count } : one))
  return [...known, { ...danmaku, count: 1 }].slice(-listed)
}
