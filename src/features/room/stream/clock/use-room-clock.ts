// Hooks for the room clock: the page's, or the tile's where several rooms share one page.
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { type RoomClock, roomClock } from './room-clock.ts'

/** Polling interval of values that follow the video, in milliseconds. */
const step = 100

export const ClockContext = createContext<RoomClock>(roomClock)

export const useClock = (): RoomClock => useContext(ClockContext)

function useClockValue<V extends string | number | boolean | null>(read: () => V, none: () => V): V {
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
  return useSyncExternalStore(subscribe, read, none)
}

/** Derives a value from the match time on display; re-renders only when the value changes. */
export function useMatchDisplayTime<V extends string | number | boolean | null>(make: (time: number) => V): V {
  const clock = useClock()
  return useClockValue(
    () => make(clock.matchDisplayTime()),
    () => make(0),
  )
}

/** Whether the match time is still unknown, because the first frame or the product clock is pending. */
export const useWaiting = (): boolean => useClockValue(useClock().isWaiting, () => false)

/** A figure that changes ten times a second is unreadable. */
function subscribeSlowly(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/** Delay of the video in tenths of a second; null without a video. */
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
