// Seconds that keep counting from the server's last value.
import { useEffect, useState } from 'react'

export function useSeconds(initial: number): number {
  const [more, setMore] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new server value restarts the count
  useEffect(() => {
    const from = Date.now()
    setMore(0)
    const timer = setInterval(() => setMore((Date.now() - from) / 1_000), 1_000)
    return () => clearInterval(timer)
  }, [initial])
  return Math.floor(initial + more)
}
