// Whether the page is hydrated: false on the server and for the first draw over its HTML, true from then on.
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
