// When an alert may be told to a device: at once, when its delay or that of the reader's stream is over, in the next digest, or
// not at all. Pure.
import type { AlertSettings } from '../../contract/alert.ts'
import { fullSettings } from './alert-choice.ts'
import { isQuiet, quietEnd } from './quiet-hours.ts'

/** Seconds that alerts are held: as long as was chosen, or as far as the reader's own stream is behind. */
export function heldFor(settings: AlertSettings): number {
  const { stream, delay } = fullSettings(settings)
  return stream ?? delay
}

export type AlertTiming =
  | { when: 'now' }
  /** At this moment, in milliseconds. */
  | { when: 'later'; at: number }
  | { when: 'digest'; at: number }
  | { when: 'never' }

/**
 * `through`: the match is told in quiet hours too. `happenedAt` and `now` are real milliseconds. `stale`: it is too
 * late already. Snoozing silences what may break through quiet hours as well.
 */
export function timingOf(settings: AlertSettings, through: boolean, happenedAt: number, now: number, stale: boolean): AlertTiming {
  const { quiet, snooze_until, digest } = fullSettings(settings)
  const at = Math.max(now, happenedAt + heldFor(settings) * 1_000)
  const snoozed = snooze_until !== null && at < Date.parse(snooze_until)
  if (stale || snoozed || (!through && isQuiet(quiet, at))) return digest ? { when: 'digest', at: quietEnd(quiet, now) } : { when: 'never' }
  return at > now ? { when: 'later', at } : { when: 'now' }
}
