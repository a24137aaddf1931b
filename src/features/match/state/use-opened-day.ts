// The day that a list opens with, and the one that it is.
import { useEffect, useState } from 'react'
import { afterAbsence } from '../../../core/clock/after-absence.ts'
import { now } from '../../../core/clock/now.ts'
import { dayOf } from '../../../core/text/format.ts'
import { useNowValue } from './use-now-value.ts'

/** Milliseconds out of sight after which a list opens anew: what was on at midnight is over by then. */
const away = 3 * 3_600_000

/**
 * A list does not turn to another day at midnight under its reader, but for who comes back to it in the morning. A zone, or a
 * product clock, that is known only now has its own day at once.
 */
export function useOpenedDay(tz: string): { today: string; opened: string } {
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  const corrections = useNowValue(now.corrections)
  const [first, setFirst] = useState({ tz, corrections, day: today })
  const isFirst = first.tz === tz && first.corrections === corrections
  if (!isFirst) setFirst({ tz, corrections, day: today })
  useEffect(() => afterAbsence(away, () => setFirst({ tz, corrections: now.corrections(), day: dayOf(now.get(), tz) })), [tz])
  return { today, opened: isFirst ? first.day : today }
}
