// The level of a streamer: one point per minute live, and one per diamond received.

export const topAnchorLevel = 50

/** Points at which a level begins: level 1 from the start, 2 at 60, 50 at 920,220. No step is shorter than the previous one. */
export const anchorExperienceOf = (level: number): number =>
  level <= 1 ? 0 : 60 * Math.round(((level - 1) ** 3 * 13 + (level - 1) * 87) / 100)

export interface AnchorLevel {
  level: number
  /** Points at which the next level begins; null at the top. */
  next: number | null
  percent: number
}
export function anchorLevelOf(experience: number): AnchorLevel {
  let level = 1
  while (level < topAnchorLevel && experience >= anchorExperienceOf(level + 1)) level += 1
  if (level === topAnchorLevel) return { level, next: null, percent: 100 }
  const from = anchorExperienceOf(level)
  const next = anchorExperienceOf(level + 1)
  return { level, next, percent: Math.floor(((experience - from) * 100) / (next - from)) }
}
