// Audio of the wall: whether previews play audio, and which room does. At most one at a time.
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../../core/store/store.ts'
import { useStore } from '../../../ui/use-store.ts'

/** In memory, as long as the app is open. */
export const wallSound = createStore(true)

/** The room previewed last; null: none. */
const heardRoom = createStore<string | null>(null)

/** Returns whether this room plays audio. `isWatched`: its preview is active. */
export function useHeard(roomId: string, isWatched: boolean): boolean {
  useEffect(() => {
    if (!isWatched) return
    heardRoom.set(roomId)
    return () => {
      if (heardRoom.get() === roomId) heardRoom.set(null)
    }
  }, [roomId, isWatched])
  // Subscribes to a boolean, so that other rooms do not re-render.
  const isHeard = useSyncExternalStore(
    heardRoom.subscribe,
    () => heardRoom.get() === roomId,
    () => false,
  )
  return useStore(wallSound) && isHeard
}
