// The game clock of basketball: time left in the period, from clock messages or beside a basket.
import { clockSeconds, isPeriod } from '../../../../rules/match/match-clock.ts'
import type { FeedEvent } from '../feed-message.ts'
import type { Draft, Warning } from './draft.ts'

/** Seconds by which feed and clock may differ while the clock still counts as running. */
const drift = 3

/**
 * Applies the seconds left beside a basket. If the feed never reports stops, the clock keeps running only if it was accurate; if it does, a
 * basket restarts a stopped clock only if less time is left: the start was missed.
 */
export function followClock({ core, memo, at, message }: Draft): void {
  const { left } = message.minute
  const { clock } = core
  if (left === undefined || !clock || !isPeriod(core.phase) || at < clock.at || left > clock.elapsed) return
  const passed = (Date.parse(at) - Date.parse(clock.at)) / 1000
  const running = memo.stops ? clock.running || left < clock.elapsed : Math.abs(clock.elapsed - left - passed) <= drift
  core.clock = { ...clock, elapsed: left, at, running }
}

/** Stops or starts the clock. The time left in a period never increases; a message that matches the row changes nothing. */
export function applyClock(draft: Draft, { running, minute: { left = 0, period } }: FeedEvent & { type: 'clock' }): Warning {
  const { core, memo, at } = draft
  const { clock, phase } = core
  if (core.status !== 'live' || core.suspended || !clock || !isPeriod(phase))
    return `a clock in ${phase} of a match that is ${core.suspended ? 'suspended' : core.status}`
  if (period !== undefined && period !== core.periods.length) return `a clock of period ${period} in ${phase}`
  if (at < clock.at) return 'a clock older than the one known'
  memo.stops = true
  const elapsed = Math.min(left, clock.elapsed)
  if (running === clock.running && elapsed === clockSeconds(core, Date.parse(at))) return
  core.clock = { ...clock, elapsed, at, running }
  draft.touched = true
}
