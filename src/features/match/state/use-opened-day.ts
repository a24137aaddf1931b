// The day on which a list opened, and today.
import { useEffect, useState } from 'react'
import { afterAbsence } from '../../../core/clock/after-absence.ts'
import { now } from '../../../core/clock/now.ts'
import { dayOf } from '../../../core/text/format.ts'
import { useNowValue } from './row/use-now-value.ts'

/** Milliseconds of absence after which a list opens with the current day: what was live at midnight is over by then. */
const away = 3 * 3_600_000

/**
 * A list does not change to another day at midnight while the user reads, but does for a user who returns in the morning. When the
 * zone or the product clock becomes known only now, the day changes immediately.
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
