// How far a fan is between two levels of the group. Pure.
import type { FanGroup, FanStanding } from '../../../../contract/gift/rank.ts'

/** Whole percent of the way to the next level, and the tenths of a diamond that are missing; null at the top. */
export function fanProgress(
  { levels }: Pick<FanGroup, 'levels'>,
  { level, contribution, next }: Pick<FanStanding, 'level' | 'contribution' | 'next'>,
): { percent: number; missing: number } | null {
  if (next === null) return null
  const from = levels[level - 1] ?? 0
  const missing = Math.max(0, next - contribution)
  // Full is only who has arrived.
  return { percent: Math.min(99, Math.max(0, Math.floor(((contribution - from) * 100) / (next - from)))), missing }
}
