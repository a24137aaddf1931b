// The wealth level: one diamond spent is one point of experience, in steps of 0.1. Experience in tenths.

export const topLevel = 60

/** Tenths of experience at which a level begins: level 1 at one diamond, 60 at 605,695. Each step is longer than the previous one. */
export const experienceOf = (level: number): number =>
  level <= 0 ? 0 : 10 * (1 + Math.floor(((level - 1) ** 3 * 23 + (level - 1) ** 2 * 35) / 8))

/** Level of an experience and the progress to the next in whole percent, rounded down: 100 only at the top. */
export function wealthOf(experience: number): { userlevel: number; toplevel: number; exp_percent: number } {
  let level = 0
  while (level < topLevel && experience >= experienceOf(level + 1)) level += 1
  if (level === topLevel) return { userlevel: level, toplevel: topLevel, exp_percent: 100 }
  const from = experienceOf(level)
  const percent = Math.floor(((experience - from) * 100) / (experienceOf(level + 1) - from))
  return { userlevel: level, toplevel: topLevel, exp_percent: percent }
}
