// A countdown in seconds, based on the clock: a tab that slept shows the right number when it wakes.
import { useEffect, useState } from 'react'
import { createStore } from '../core/store/store.ts'
import { useStore } from './use-store.ts'

/** End times, in this device's milliseconds, of countdowns that outlive their screen, by subject. */
const ends = createStore<Readonly<Record<string, number>>>({})

const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1_000))

/** `subject`: countdowns with the same subject are shared, also across screens; without one it is local to the component. */
export function useCountdown(subject?: string): [left: number, begin: (seconds: number) => void] {
  const known = useStore(ends)
  const [own, setOwn] = useState(0)
  const [now, setNow] = useState(Date.now)
  const end = subject === undefined ? own : (known[subject] ?? 0)
  useEffect(() => {
    if (secondsUntil(end, Date.now()) === 0) return
    const notify = (): void => {
      const at = Date.now()
      setNow(at)
      if (secondsUntil(end, at) === 0) clearInterval(ticking)
    }
    const ticking = setInterval(notify, 500)
    notify()
    return () => clearInterval(ticking)
  }, [end])
  const begin = (seconds: number): void => {
    const at = Date.now()
    setNow(at)
    if (subject === undefined) setOwn(at + seconds * 1_000)
    else ends.set({ ...ends.get(), [subject]: at + seconds * 1_000 })
  }
  return [secondsUntil(end, now), begin]
}
