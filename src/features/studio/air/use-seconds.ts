// A number of seconds that goes on by itself from what the server said last.
import { useEffect, useState } from 'react'

export function useSeconds(said: number): number {
  const [more, setMore] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said now counts from now on
  useEffect(() => {
    const from = Date.now()
    setMore(0)
    const timer = setInterval(() => setMore((Date.now() - from) / 1_000), 1_000)
    return () => clearInterval(timer)
  }, [said])
  return Math.floor(said + more)
}
