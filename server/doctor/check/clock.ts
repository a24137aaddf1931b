// Compares this machine's clock with another one.
import { type Finding, failure, okay, warning } from '../finding.ts'

/** All in milliseconds since 1970, except `precision`. */
export interface ClockSample {
  theirs: number
  /** By this machine's clock, before and after the request. */
  askedAt: number
  answeredAt: number
  /** Milliseconds of uncertainty in `theirs`. */
  precision: number
}

/** Milliseconds that have no visible effect, and beyond which signatures and kick-off times are wrong. */
const few = 2_000
const many = 30_000

/** `sample` is null if there is no clock to compare with. */
export function checkClock(sample: ClockSample | null): Finding {
  if (!sample) return okay('There is no other clock to hold it against.')
  const { theirs, askedAt, answeredAt, precision } = sample
  const off = (askedAt + answeredAt) / 2 - theirs
  const unsure = (answeredAt - askedAt) / 2 + precision
  const least = Math.max(0, Math.abs(off) - unsure)
  if (least <= few) return okay('It agrees.')
  const found = `This machine is ${(least / 1000).toFixed(0)} s ${off > 0 ? 'ahead' : 'behind'}.`
  const todo = 'Let a time service (chrony, systemd-timesyncd) set the clock here, and there.'
  return least > many ? failure(found, todo) : warning(found, todo)
}
