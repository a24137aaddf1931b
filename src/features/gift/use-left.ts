// Whole seconds until a server time; 0 once it is reached.
import { useEffect, useState } from 'react'
import { serverNow } from '../../core/clock/server-time.ts'

const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - serverNow()) / 1_000))

export function useLeft(time: number): number {
  const [left, setLeft] = useState(() => secondsTo(time))
  useEffect(() => {
    setLeft(secondsTo(time))
    const timer = setInterval(() => {
      const next = secondsTo(time)
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [time])
  return left
}
