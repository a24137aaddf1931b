// Progress of a fan between two levels. Pure.
import type { FanGroup, FanStanding } from '../../../../contract/gift/rank.ts'

/** Percentage of the way to the next level, as an integer, and the missing tenths of a diamond; null at the top level. */
export function fanProgress(
  { levels }: Pick<FanGroup, 'levels'>,
  { level, contribution, next }: Pick<FanStanding, 'level' | 'contribution' | 'next'>,
): { percent: number; missing: number } | null {
  if (next === null) return null
  const from = levels[level - 1] ?? 0
  const missing = Math.max(0, next - contribution)
  // 100 % only once the level is reached.
  return { percent: Math.min(99, Math.max(0, Math.floor(((contribution - from) * 100) / (next - from)))), missing }
}
