// The heat of a room: current viewers, and recent activity, which halves every half hour.

/** Points per unit. A diamond is ten tenths. */
export const heatOfEach = { viewer: 12, watchedMinute: 2, message: 1, diamond: 1, follower: 5, share: 8 } as const
const halfLife = 30 * 60_000

export interface Warmth {
  warmth: number
  /** Time of the measurement, in milliseconds. */
  at: number
}

export const warmthAt = ({ warmth, at }: Warmth, now: number): number =>
  warmth === 0 ? 0 : warmth * 0.5 ** (Math.max(0, now - at) / halfLife)
export const warmer = (before: Warmth, points: number, now: number): Warmth => ({ warmth: warmthAt(before, now) + points, at: now })

/** Whole points; viewers count only while the room is live. */
export const heatOf = (before: Warmth, viewers: number, isLive: boolean, now: number): number =>
  Math.round(warmthAt(before, now) + (isLive ? viewers * heatOfEach.viewer : 0))
