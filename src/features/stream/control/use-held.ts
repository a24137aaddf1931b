// Marks that stay under the pointer that presses them: along the bar of a young stream they move by their width in a second or two, and
// a press whose release falls beside its mark is no click.
import { useEffect, useState } from 'react'

/** Milliseconds after a release within which its click comes: that of a finger comes after it. */
const clickWithin = 100

/** The value as it was when it was pressed, until it is released; else the value as it is. */
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
