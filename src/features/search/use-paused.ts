// Debounces a text, so that the server is not queried with each key.
import { useEffect, useState } from 'react'

/** Debounce delay in milliseconds. */
const pause = 250

export function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
