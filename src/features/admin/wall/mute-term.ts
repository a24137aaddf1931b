// Remaining duration of a mute, as the API takes it. Pure.
import { roomLimits } from '../../../../contract/limits/room-limits.ts'

const hour = 3_600_000

/** Hours from `now` (milliseconds) until then, rounded up; 0 if it has expired or never existed. */
export function hoursUntil(at: string | null, now: number): number {
  const left = at === null ? 0 : Date.parse(at) - now
  return Math.min(roomLimits.standingHours, Math.max(0, Math.ceil(left / hour)))
}
