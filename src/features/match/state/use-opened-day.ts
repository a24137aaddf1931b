// The day that a list opens with, and the one that it is.
import { useState } from 'react'
import { dayOf } from '../../../core/text/format.ts'
import { useNowValue } from './use-now-value.ts'

/** A list does not turn to another day at midnight under its reader; a zone that is known only now has its own day at once. */
export function useOpenedDay(tz: string): { today: string; opened: string } {
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  const [first, setFirst] = useState({ tz, day: today })
  if (first.tz !== tz) setFirst({ tz, day: today })
  return { today, opened: first.tz === tz ? first.day : today }
}
