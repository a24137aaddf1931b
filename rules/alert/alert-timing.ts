// When an alert is sent to a device: at once, after its delay or that of the reader's stream, in the next digest, or never. Pure.
import type { AlertSettings } from '../../contract/alert.ts'
import { fullSettings } from './alert-choice.ts'
import { isQuiet, quietEnd } from './quiet-hours.ts'

/** Seconds of delay: the selected delay, or the latency of the reader's own stream. */
export function heldFor(settings: AlertSettings): number {
  const { stream, delay } = fullSettings(settings)
  return stream ?? delay
}

export type AlertTiming =
  | { when: 'now' }
  /** At this time, in milliseconds. */
  | { when: 'later'; at: number }
  | { when: 'digest'; at: number }
  | { when: 'never' }

/** Time of the next digest after `now`, in milliseconds: the end of the quiet hours, or of a snooze that lasts longer. */
export function digestAt(settings: AlertSettings, now: number): number {
  const end = quietEnd(fullSettings(settings).quiet, now)
  return isSnoozed(settings, end) ? afterSnooze(settings) : end
}

/** The end of a snooze; if it falls into quiet hours, their end. */
export function afterSnooze(settings: AlertSettings): number {
  const { quiet, snooze_until } = fullSettings(settings)
  const end = Date.parse(snooze_until ?? '')
  return isQuiet(quiet, end) ? quietEnd(quiet, end) : end
}

/** Whether all alerts of the device are snoozed at this time. */
export function isSnoozed({ snooze_until }: AlertSettings, at: number): boolean {
  return typeof snooze_until === 'string' && at < Date.parse(snooze_until)
}

/**
 * `through`: the match ignores quiet hours. `happenedAt` and `now` are real milliseconds. `stale`: the alert is already too late. Snoozing
 * also suppresses alerts that ignore quiet hours.
 */
export function timingOf(settings: AlertSettings, through: boolean, happenedAt: number, now: number, stale: boolean): AlertTiming {
  const { quiet, digest } = fullSettings(settings)
  const at = Math.max(now, happenedAt + heldFor(settings) * 1_000)
  const silent = stale || isSnoozed(settings, at) || (!through && isQuiet(quiet, at))
  if (silent) return digest ? { when: 'digest', at: digestAt(settings, now) } : { when: 'never' }
  return at > now ? { when: 'later', at } : { when: 'now' }
}
