// Seconds that are left, counted by the clock: a tab that slept shows the right number when it wakes.
import { useEffect, useState } from 'react'

export function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const tell = (): void => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setLeft(seconds)
      if (seconds === 0) setUntil(0)
    }
    tell()
    const ticking = setInterval(tell, 500)
    return () => clearInterval(ticking)
  }, [until])
  return [
    left,
    (seconds) => {
      setLeft(seconds)
      setUntil(Date.now() + seconds * 1_000)
    },
  ]
}
