// The calendar day of the reader by the real clock. At midnight, and when the page comes back, everything is asked again.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { serverNow } from '../../core/clock/server-time.ts'
import { preferences } from '../../core/preferences.ts'
import { dayOf } from '../../core/text/format.ts'
import { useStore } from '../../ui/use-store.ts'
import { refreshTasks } from './queries.ts'

/** Milliseconds between two looks at the clock. */
const every = 5_000

export interface Today {
  /** IANA zone in which the days of this device begin. */
  tz: string
  day: string
}

export function useToday(): Today {
  const client = useQueryClient()
  const { tz } = useStore(preferences)
  const [day, setDay] = useState(() => dayOf(serverNow(), tz))
  useEffect(() => {
    const look = (): void => setDay(dayOf(serverNow(), tz))
    look()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [tz])
  const [asked, setAsked] = useState(day)
  useEffect(() => {
    if (asked === day) return
    setAsked(day)
    void refreshTasks(client)
  }, [asked, day, client])
  return { tz, day }
}
