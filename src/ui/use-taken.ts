// Whether React has taken the page over: false on the server and for the first draw over its HTML, true from then on.
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

export const useTaken = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
