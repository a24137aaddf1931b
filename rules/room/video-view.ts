// When a view of a video counts. Pure.

/** Seconds that must be played; for a short video half of it is enough. */
const least = 5
const share = 0.5
/** Milliseconds in which the same viewer counts once for the same video. */
export const viewEvery = 6 * 3_600_000
/** Milliseconds after which a view key expires. */
export const viewKeyLife = 12 * 3_600_000

/** Seconds that must be played of a video of `duration` seconds. */
export const secondsNeeded = (duration: number): number => Math.min(least, duration * share)

export interface Viewing {
  /** Seconds played, as reported by the device. */
  played: number
  /** Seconds. */
  duration: number
  /** Milliseconds: time of the request for the video, and time of the report. */
  openedAt: number
  now: number
  /** When this viewer's last view of it counted; null: never. */
  lastAt: number | null
}

/** The reported time counts only up to the time that has elapsed. */
export function countsAsView({ played, duration, openedAt, now, lastAt }: Viewing): boolean {
  const open = now - openedAt
  if (open < 0 || open > viewKeyLife) return false
  const needed = secondsNeeded(duration)
  if (Math.min(played, open / 1_000) < needed) return false
  return lastAt === null || now - lastAt >= viewEvery
}
