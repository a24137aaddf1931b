// When a stream that shows nothing is built anew, and when the viewer is told honestly. Pure: R-STREAM-7.
import type { StreamState } from '../../../../contract/room/stream.ts'

export interface Recovery {
  /** Milliseconds of the last picture that moved; of the opening before the first. */
  picture: number
  /** When this attempt began. */
  began: number
  /** Attempts since the last picture. */
  attempt: number
  /** The last byte of this attempt. */
  sign: number
  /** When this attempt ended in a fatal error. */
  failed: number | null
}

/** Waits between the beginnings of attempts that fail at once. */
const waits = [1_000, 2_000, 4_000, 5_000]
/** An attempt that hears nothing for so long hangs on a dead line. */
const silence = 6_000
/** What arrives but never becomes a picture is broken. */
const fruitless = 9_000
/** After so long without a picture the viewer is told why, instead of a spinner. The rule says 10 s. */
const honesty = 8_000
const mostReplayed = 6
/** A shorter standstill shows no spinner at all. */
const blink = 700

export const opened = (now: number): Recovery => ({ picture: now, began: now, attempt: 0, sign: now, failed: null })
/** A picture moved. An attempt that has failed shows what it had, and is built anew once that is over. */
export const shown = (of: Recovery, now: number): Recovery => ({ ...of, picture: now, sign: now, attempt: 0 })
export const heard = (of: Recovery, now: number): Recovery => ({ ...of, sign: now })
export const failed = (of: Recovery, now: number): Recovery => ({ ...of, failed: of.failed ?? now })
export const rebuilt = (of: Recovery, now: number): Recovery => ({ ...of, began: now, sign: now, attempt: of.attempt + 1, failed: null })

/** Whether the stream is to be built anew now. */
export function wantsRebuild(of: Recovery, now: number): boolean {
  if (of.failed !== null) return now >= Math.max(of.began, of.picture) + (waits[Math.min(of.attempt, waits.length - 1)] ?? 0)
  const since = Math.max(of.began, of.picture)
  return now - Math.max(since, of.sign) >= silence || now - since >= fruitless
}

/**
 * Whether a picture that moves is news: an attempt that finds an old playlist shows its last seconds once more, and would for ever.
 * `replayed`: seconds that this attempt has shown; a stream whose dates were set back plays on longer than any such end.
 */
export const isNews = (of: Recovery, moment: number | null, last: number | null, replayed: number): boolean =>
  of.attempt === 0 || moment === null || last === null || moment > last || replayed > mostReplayed

/** Nothing more comes until the publisher returns: all of it was seen. Whoever is behind has some left. */
export const isSeen = (state: StreamState, end: number | undefined, position: number): boolean =>
  state === 'away' && end !== undefined && end - position < 1

/** What is shown over a picture that stands still. */
export function standing(of: Recovery, now: number): 'fine' | 'spinner' | 'honest' {
  const still = now - of.picture
  return still < blink ? 'fine' : still < honesty ? 'spinner' : 'honest'
}
