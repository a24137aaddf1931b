// Freezes markers while one is being pressed: on a short live stream they move by their own width within a second or two, and a press that
// is released beside its marker is not a click.
import { useEffect, useState } from 'react'

/** Milliseconds after release within which the click event arrives: on touch it follows the release. */
const clickWithin = 100

/** Returns the value frozen at press until the release, otherwise the current value. */
export function useHeld<T>(value: T): { shown: T; press(): void } {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  useEffect(() => {
    if (!held) return
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const onRelease = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => setHeld(null), clickWithin)
    }
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, onRelease, { signal: left.signal })
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [held])
  const shown = held ? held.value : value
  return { shown, press: () => setHeld({ value: shown }) }
}
