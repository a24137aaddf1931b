// How long somebody is muted for, as the call takes it. Pure.
import { roomLimits } from '../../../../contract/limits/room-limits.ts'

const hour = 3_600_000

/** Whole hours from `now` (milliseconds) until then, the last one begun; 0 where nothing is left, or nothing was. */
export function hoursUntil(at: string | null, now: number): number {
  const left = at === null ? 0 : Date.parse(at) - now
  return Math.min(roomLimits.standingHours, Math.max(0, Math.ceil(left / hour)))
}
