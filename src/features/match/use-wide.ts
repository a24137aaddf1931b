// Whether the desktop layout is active, to avoid fetching what would stay hidden. False on the server.
import { useSyncExternalStore } from 'react'
import { limits } from '../../../contract/limits/limits.ts'

const query = `(min-width: ${limits.desktopWidth}px)`

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
