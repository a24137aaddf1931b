// The user's calendar day by real time. Refetches everything at midnight, also when the page becomes visible after it.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { serverNow } from '../../core/clock/server-time.ts'
import { preferences } from '../../core/store/preferences.ts'
import { dayOf } from '../../core/text/format.ts'
import { useStore } from '../../ui/use-store.ts'
import { refreshTasks } from './queries.ts'

/** Polling interval of the clock in milliseconds. */
const every = 5_000

export interface Today {
  /** IANA time zone that defines the days of this device. */
  tz: string
  day: string
}

export function useToday(): Today {
  const client = useQueryClient()
  const { tz } = useStore(preferences)
  const [day, setDay] = useState(() => dayOf(serverNow(), tz))
  useEffect(() => {
    const update = (): void => setDay(dayOf(serverNow(), tz))
    update()
    const timer = setInterval(update, every)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
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
