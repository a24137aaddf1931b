// A text once the reader has paused: the server is not asked with every key.
import { useEffect, useState } from 'react'

/** Milliseconds without another key. */
const pause = 250

export function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
