// Decides when to rebuild a stalled stream and when to show the viewer the reason. Pure. R-STREAM-7.
import type { StreamState } from '../../../../../contract/room/stream.ts'

export interface Recovery {
  /** Time of the last moving frame; before the first, the time of opening. All times in milliseconds. */
  picture: number
  /** Start of this attempt. */
  began: number
  /** Attempts since the last frame. */
  attempt: number
  /** Last received byte of this attempt. */
  sign: number
  /** Time of the fatal error that ended this attempt. */
  failed: number | null
}

/** Backoff between the starts of attempts that fail at once. */
const waits = [1_000, 2_000, 4_000, 5_000]
/** An attempt without any data for this long has a dead connection. */
const silence = 6_000
/** Data that does not produce a frame within this time is broken. */
const fruitless = 9_000
/** Time without a frame after which the viewer sees the reason instead of a spinner. The rule allows 10 s. */
const honesty = 8_000
const mostReplayed = 6
/** A shorter stall shows no spinner. */
const blink = 700

export const opened = (now: number): Recovery => ({ picture: now, began: now, attempt: 0, sign: now, failed: null })
/** A frame has moved. A failed attempt plays out its buffer and is rebuilt once that is exhausted. */
export const shown = (of: Recovery, now: number): Recovery => ({ ...of, picture: now, sign: now, attempt: 0 })
export const heard = (of: Recovery, now: number): Recovery => ({ ...of, sign: now })
export const failed = (of: Recovery, now: number): Recovery => ({ ...of, failed: of.failed ?? now })
export const rebuilt = (of: Recovery, now: number): Recovery => ({ ...of, began: now, sign: now, attempt: of.attempt + 1, failed: null })

/** Whether to rebuild the stream now. */
export function wantsRebuild(of: Recovery, now: number): boolean {
  if (of.failed !== null) return now >= Math.max(of.began, of.picture) + (waits[Math.min(of.attempt, waits.length - 1)] ?? 0)
  const since = Math.max(of.began, of.picture)
  return now - Math.max(since, of.sign) >= silence || now - since >= fruitless
}

/**
 * Whether a moving frame counts as progress: an attempt that loads an outdated playlist would replay its last seconds forever.
 * `replayed`: seconds shown by this attempt; a stream whose dates were set back plays longer than such a tail.
 */
export const isNews = (of: Recovery, time: number | null, last: number | null, replayed: number): boolean =>
  of.attempt === 0 || time === null || last === null || time > last || replayed > mostReplayed

/** All buffered video has been seen, and no more comes until the publisher returns. A viewer who is behind has some left. */
export const isSeen = (state: StreamState, end: number | undefined, position: number): boolean =>
  state === 'away' && end !== undefined && end - position < 1

/** What to display while the video stands still. */
export function standing(of: Recovery, now: number): 'fine' | 'spinner' | 'honest' {
  const still = now - of.picture
  return still < blink ? 'fine' : still < honesty ? 'spinner' : 'honest'
}
