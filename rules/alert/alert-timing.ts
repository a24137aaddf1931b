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

/** The moment after `now` of the next digest: the end of the quiet hours, or of a snooze that lasts beyond it. */
export function digestAt(settings: AlertSettings, now: number): number {
  const end = quietEnd(fullSettings(settings).quiet, now)
  return isSnoozed(settings, end) ? afterSnooze(settings) : end
}

/** The end of a snooze; in quiet hours, of these. */
export function afterSnooze(settings: AlertSettings): number {
  const { quiet, snooze_until } = fullSettings(settings)
  const end = Date.parse(snooze_until ?? '')
  return isQuiet(quiet, end) ? quietEnd(quiet, end) : end
}

/** Whether the device wants to hear nothing at all at this moment. */
export function isSnoozed({ snooze_until }: AlertSettings, at: number): boolean {
  return typeof snooze_until === 'string' && at < Date.parse(snooze_until)
}

/**
 * `through`: the match is told in quiet hours too. `happenedAt` and `now` are real milliseconds. `stale`: it is too
 * late already. Snoozing silences what may break through quiet hours as well.
 */
export function timingOf(settings: AlertSettings, through: boolean, happenedAt: number, now: number, stale: boolean): AlertTiming {
  const { quiet, digest } = fullSettings(settings)
  const at = Math.max(now, happenedAt + heldFor(settings) * 1_000)
  const silent = stale || isSnoozed(settings, at) || (!through && isQuiet(quiet, at))
  if (silent) return digest ? { when: 'digest', at: digestAt(settings, now) } : { when: 'never' }
  return at > now ? { when: 'later', at } : { when: 'now' }
}
