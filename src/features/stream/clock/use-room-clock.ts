// The room clock in components: that of the page, or of the tile where several rooms stand on one page.
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { type RoomClock, roomClock } from './room-clock.ts'

/** Milliseconds between two looks of what follows the picture. */
const step = 100

export const ClockContext = createContext<RoomClock>(roomClock)

export const useClock = (): RoomClock => useContext(ClockContext)

function useLook<V extends string | number | boolean | null>(look: () => V, none: () => V): V {
  const clock = useClock()
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, step)
      const stop = clock.subscribe(listener)
      return () => {
        clearInterval(timer)
        stop()
      }
    },
    [clock],
  )
  return useSyncExternalStore(subscribe, look, none)
}

/** A value made of the moment of the match that the room shows; drawn again only when it is another. */
export function useMatchShown<V extends string | number | boolean | null>(make: (moment: number) => V): V {
  const clock = useClock()
  return useLook(
    () => make(clock.matchShown()),
    () => make(0),
  )
}

/** Whether there is nothing to show yet: the first picture is on its way, or it is not known which moment of the match it shows. */
export const useWaiting = (): boolean => useLook(useClock().isWaiting, () => false)

/** A figure that flickers ten times a second cannot be read. */
function subscribeSlowly(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/** Tenths of a second that the picture is behind; null without one. */
export function useBehind(): number | null {
  const clock = useClock()
  return useSyncExternalStore(
    subscribeSlowly,
    () => {
      const behind = clock.behindMs()
      return behind === null ? null : Math.round(behind / 100)
    },
    () => null,
  )
}

export function useFollowing(): boolean {
  const clock = useClock()
  return useSyncExternalStore(clock.subscribe, clock.isFollowing, () => true)
}
