// When a view of a video counts. Pure.

/** Seconds that must have been played, at most; of a short video half of it is enough. */
const least = 5
const share = 0.5
/** Milliseconds in which the same viewer counts once for the same video. */
export const viewEvery = 6 * 3_600_000
/** Milliseconds after which what an address was opened with says nothing any more. */
export const viewKeyLife = 12 * 3_600_000

/** Seconds of a video of `duration` seconds that must have been played. */
export const secondsNeeded = (duration: number): number => Math.min(least, duration * share)

export interface Viewing {
  /** Seconds that the device says it has played. */
  played: number
  /** Seconds. */
  duration: number
  /** Milliseconds: when the server was asked for the video, when it is told of the view. */
  openedAt: number
  now: number
  /** When this viewer's last view of it counted; null: never. */
  lastAt: number | null
}

/** What a device says is believed as far as there was time for it. */
export function countsAsView({ played, duration, openedAt, now, lastAt }: Viewing): boolean {
  const open = now - openedAt
  if (open < 0 || open > viewKeyLife) return false
  const needed = secondsNeeded(duration)
  if (Math.min(played, open / 1_000) < needed) return false
  return lastAt === null || now - lastAt >= viewEvery
}
