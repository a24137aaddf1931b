// Whether somebody most likely types on keys of his own: where a mouse points there is a keyboard, under a finger there is none.
import { useSyncExternalStore } from 'react'

const pointsFinely = '(hover: hover) and (pointer: fine)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(pointsFinely)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** On the server, and for the first draw over its HTML, nobody has one: no key is named that is not there. */
export const useHasKeyboard = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(pointsFinely).matches,
    () => false,
  )
