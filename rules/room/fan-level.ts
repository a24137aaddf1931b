// Levels of a fan club: a user's total contribution in a room, in tenths of a diamond.

export const topFanLevel = 30

/** Level 1 at one diamond, 10 at 2,490, 20 at 19,540, 30 at 65,550: each step longer than the previous one. */
export const fanLevels: readonly number[] = Array.from({ length: topFanLevel }, (_, index) =>
  index === 0 ? 10 : 10 * Math.round((index ** 3 * 2.4 + index ** 2 * 8 + index * 10) / 10) * 10,
)

/** 0: not a member yet. */
export function fanLevelOf(contribution: number): number {
  let level = 0
  while (level < topFanLevel && contribution >= (fanLevels[level] as number)) level += 1
  return level
}

/** Contribution at which the next level begins; null at the top. */
export const nextFanLevel = (level: number): number | null => fanLevels[level] ?? null
