// Whether the user most likely has a physical keyboard: inferred from a fine pointer that hovers.
import { useSyncExternalStore } from 'react'

const pointsFinely = '(hover: hover) and (pointer: fine)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(pointsFinely)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** False on the server and for the first draw over its HTML: no shortcut is shown that may not exist. */
export const useHasKeyboard = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(pointsFinely).matches,
    () => false,
  )
