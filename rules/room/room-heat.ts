// The heat of a room: who is there now, and what happened lately, which fades by half every half hour.

/** What one of each is worth. A diamond is ten tenths. */
export const heatOfEach = { viewer: 12, watchedMinute: 2, message: 1, diamond: 1, follower: 5, share: 8 } as const
const halfLife = 30 * 60_000

export interface Warmth {
  warmth: number
  /** Milliseconds at which it was so. */
  at: number
}

export const warmthAt = ({ warmth, at }: Warmth, now: number): number =>
  warmth === 0 ? 0 : warmth * 0.5 ** (Math.max(0, now - at) / halfLife)
export const warmer = (before: Warmth, points: number, now: number): Warmth => ({ warmth: warmthAt(before, now) + points, at: now })

/** Whole points; viewers warm a room that is live alone. */
export const heatOf = (before: Warmth, viewers: number, isLive: boolean, now: number): number =>
  Math.round(warmthAt(before, now) + (isLive ? viewers * heatOfEach.viewer : 0))
