// Whole seconds until a server time; 0 once it is reached.
import { useEffect, useState } from 'react'
import { serverNow } from '../../core/clock/server-time.ts'

const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - serverNow()) / 1_000))

export function useLeft(moment: number): number {
  const [left, setLeft] = useState(() => secondsTo(moment))
  useEffect(() => {
    setLeft(secondsTo(moment))
    const timer = setInterval(() => {
      const next = secondsTo(moment)
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
